// A reporter for node's test runner: the files in which a test failed, one per line.

export default async function* failedFiles(events) {
  const files = new Set();
  for await (const { type, data } of events) {
    if (type === 'test:fail' && data.file && !files.has(data.file)) {
      files.add(data.file);
      yield `${data.file}\n`;
    }
  }
}
