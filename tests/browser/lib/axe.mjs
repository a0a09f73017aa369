// The accessibility scan.

import axe from 'axe-core';

/** More places with the same fault are not worth a line. */
const MOST_EXAMPLES = 4;

/** Every serious or critical finding on the page: the rule, and where it is broken. */
export async function findings(page) {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { violations: found } = await window.axe.run(document, { resultTypes: ['violations'] });
    return found;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.slice(0, MOST_EXAMPLES).map((node) => describe(id, node)));
}

function describe(rule, { target, any, failureSummary }) {
  return `${rule} at ${target.join(' ')}: ${any[0]?.message ?? failureSummary}`;
}
