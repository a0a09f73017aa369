//! The emblem for the game's card on the home page.

use maud::{Markup, PreEscaped, html};

/// A mountain at dusk, opened into hexes: tunnels, veins, stations, and a burning fuse.
pub(super) fn emblem() -> Markup {
    html! {
        svg .cm-emblem viewBox="0 0 320 180" width="320" height="180" fill="none" aria-hidden="true" focusable="false" {
            (PreEscaped(SHAPES))
        }
    }
}

const SHAPES: &str = r##"<rect width="320" height="180" fill="#3b2a55"/><path d="M0 34c60-10 120 8 180 0s100-6 140 2v144H0z" fill="#5d3559"/><path d="M0 66c50 8 100-8 170 0s110 4 150-4v118H0z" fill="#8c4459"/><path d="M0 96c60-8 130 6 190-2s90 2 130-2v88H0z" fill="#c46a58"/><path d="M0 122c70-6 120 8 190 0s90-4 130 0v58H0z" fill="#f0a35c"/>
<circle cx="246" cy="58" r="21" fill="#ffe0a0"/><circle cx="246" cy="58" r="29" fill="#ffe0a0" opacity=".25"/>
<path d="M0 128 38 92l26 20 30-34 40 46h60l34-44 30 26 28-22 34 44v60H0z" fill="#6c3f55"/>
<path d="M0 180v-26l34-18 26-30 34-26 30-38 24-16 20-4 26 14 22 34 34 30 28 34 26 14 16 16v16z" fill="#4a3127"/>
<path d="M124 42 148 26l20-4 26 14 12 19-16-7-14 9-12-13-16 15-12-8-15 9z" fill="#f2e3d2"/>
<path d="M160.0 83.8 175.8 92.9 175.8 111.1 160.0 120.2 144.2 111.1 144.2 92.9z" fill="#d8bd92" stroke="#2a1a12" stroke-width="1.6"/>
<path d="M176.5 55.3 192.2 64.4 192.2 82.6 176.5 91.7 160.7 82.6 160.7 64.4z" fill="#d8bd92" stroke="#2a1a12" stroke-width="1.6"/>
<path d="M94.2 83.8 109.9 92.9 109.9 111.1 94.2 120.2 78.4 111.1 78.4 92.9z" fill="#d8bd92" stroke="#2a1a12" stroke-width="1.6"/>
<path d="M225.8 83.8 241.6 92.9 241.6 111.1 225.8 120.2 210.1 111.1 210.1 92.9z" fill="#d8bd92" stroke="#2a1a12" stroke-width="1.6"/>
<path d="M143.5 112.3 159.3 121.4 159.3 139.6 143.5 148.7 127.8 139.6 127.8 121.4z" fill="#d8bd92" stroke="#2a1a12" stroke-width="1.6"/>
<path d="M127.1 83.8 142.9 92.9 142.9 111.1 127.1 120.2 111.3 111.1 111.3 92.9z" fill="#d8bd92" stroke="#2a1a12" stroke-width="1.6"/>
<path d="M192.9 83.8 208.7 92.9 208.7 111.1 192.9 120.2 177.1 111.1 177.1 92.9z" fill="#d8bd92" stroke="#2a1a12" stroke-width="1.6"/>
<path d="M143.5 55.3 159.3 64.4 159.3 82.6 143.5 91.7 127.8 82.6 127.8 64.4z" fill="#d8bd92" stroke="#2a1a12" stroke-width="1.6"/>
<path d="M110.6 55.3 126.4 64.4 126.4 82.6 110.6 91.7 94.9 82.6 94.9 64.4z" fill="#d8bd92" stroke="#2a1a12" stroke-width="1.6"/>
<path d="M209.4 55.3 225.1 64.4 225.1 82.6 209.4 91.7 193.6 82.6 193.6 64.4z" fill="#d8bd92" stroke="#2a1a12" stroke-width="1.6"/>
<path d="M176.5 112.3 192.2 121.4 192.2 139.6 176.5 148.7 160.7 139.6 160.7 121.4z" fill="#d8bd92" stroke="#2a1a12" stroke-width="1.6"/>
<path d="M209.4 112.3 225.1 121.4 225.1 139.6 209.4 148.7 193.6 139.6 193.6 121.4z" fill="#d8bd92" stroke="#2a1a12" stroke-width="1.6"/>
<path d="M110.6 112.3 126.4 121.4 126.4 139.6 110.6 148.7 94.9 139.6 94.9 121.4z" fill="#d8bd92" stroke="#2a1a12" stroke-width="1.6"/>
<path d="M77.7 112.3 93.5 121.4 93.5 139.6 77.7 148.7 62.0 139.6 62.0 121.4z" fill="#d8bd92" stroke="#2a1a12" stroke-width="1.6"/>
<path d="M242.3 112.3 258.0 121.4 258.0 139.6 242.3 148.7 226.5 139.6 226.5 121.4z" fill="#d8bd92" stroke="#2a1a12" stroke-width="1.6"/>
<path d="M94.2 140.8 109.9 149.9 109.9 168.1 94.2 177.2 78.4 168.1 78.4 149.9z" fill="#d8bd92" stroke="#2a1a12" stroke-width="1.6"/>
<path d="M142.7 102.0L127.1 102.0L111.5 102.0" stroke="#3a2417" stroke-width="8.5" stroke-linejoin="round"/>
<path d="M142.7 102.0L127.1 102.0L111.5 102.0" stroke="#6b4a30" stroke-width="2" stroke-dasharray="3 3"/>
<path d="M208.5 102.0L192.9 102.0L177.3 102.0" stroke="#3a2417" stroke-width="8.5" stroke-linejoin="round"/>
<path d="M208.5 102.0L192.9 102.0L177.3 102.0" stroke="#6b4a30" stroke-width="2" stroke-dasharray="3 3"/>
<path d="M135.8 60.0L143.5 73.5L151.3 87.0" stroke="#3a2417" stroke-width="8.5" stroke-linejoin="round"/>
<path d="M135.8 60.0L143.5 73.5L151.3 87.0" stroke="#6b4a30" stroke-width="2" stroke-dasharray="3 3"/>
<path d="M118.4 60.0L110.6 73.5L95.0 73.5M110.6 73.5L118.4 87.0" stroke="#3a2417" stroke-width="8.5" stroke-linejoin="round"/>
<path d="M118.4 60.0L110.6 73.5L95.0 73.5M110.6 73.5L118.4 87.0" stroke="#6b4a30" stroke-width="2" stroke-dasharray="3 3"/>
<path d="M225.0 73.5L209.4 73.5L201.6 60.0M209.4 73.5L201.6 87.0" stroke="#3a2417" stroke-width="8.5" stroke-linejoin="round"/>
<path d="M225.0 73.5L209.4 73.5L201.6 60.0M209.4 73.5L201.6 87.0" stroke="#6b4a30" stroke-width="2" stroke-dasharray="3 3"/>
<path d="M192.0 130.5L176.5 130.5L160.9 130.5" stroke="#3a2417" stroke-width="8.5" stroke-linejoin="round"/>
<path d="M192.0 130.5L176.5 130.5L160.9 130.5" stroke="#6b4a30" stroke-width="2" stroke-dasharray="3 3"/>
<path d="M225.0 130.5L209.4 130.5L201.6 117.0M209.4 130.5L193.8 130.5M209.4 130.5L217.2 144.0" stroke="#3a2417" stroke-width="8.5" stroke-linejoin="round"/>
<path d="M225.0 130.5L209.4 130.5L201.6 117.0M209.4 130.5L193.8 130.5M209.4 130.5L217.2 144.0" stroke="#6b4a30" stroke-width="2" stroke-dasharray="3 3"/>
<path d="M126.2 130.5L110.6 130.5L118.4 117.0M110.6 130.5L95.0 130.5M110.6 130.5L102.8 144.0" stroke="#3a2417" stroke-width="8.5" stroke-linejoin="round"/>
<path d="M126.2 130.5L110.6 130.5L118.4 117.0M110.6 130.5L95.0 130.5M110.6 130.5L102.8 144.0" stroke="#6b4a30" stroke-width="2" stroke-dasharray="3 3"/>
<path d="M93.3 130.5L77.7 130.5L85.5 117.0M77.7 130.5L62.1 130.5M77.7 130.5L69.9 144.0" stroke="#3a2417" stroke-width="8.5" stroke-linejoin="round"/>
<path d="M93.3 130.5L77.7 130.5L85.5 117.0M77.7 130.5L62.1 130.5M77.7 130.5L69.9 144.0" stroke="#6b4a30" stroke-width="2" stroke-dasharray="3 3"/>
<path d="M257.9 130.5L242.3 130.5L234.5 117.0M242.3 130.5L226.7 130.5M242.3 130.5L250.1 144.0" stroke="#3a2417" stroke-width="8.5" stroke-linejoin="round"/>
<path d="M257.9 130.5L242.3 130.5L234.5 117.0M242.3 130.5L226.7 130.5M242.3 130.5L250.1 144.0" stroke="#6b4a30" stroke-width="2" stroke-dasharray="3 3"/>
<path d="M102.0 145.5L94.2 159.0L86.4 172.5" stroke="#3a2417" stroke-width="8.5" stroke-linejoin="round"/>
<path d="M102.0 145.5L94.2 159.0L86.4 172.5" stroke="#6b4a30" stroke-width="2" stroke-dasharray="3 3"/>
<path d="M160.0 86.5 173.4 94.2 173.4 109.8 160.0 117.5 146.6 109.8 146.6 94.2z" fill="#7a5a1c" stroke="#2a1a12" stroke-width="1.4"/><circle cx="160.0" cy="102.0" r="26" fill="#ffd75a" opacity=".22"/>
<path d="M148.3 102.2 151.2 98.3H156.8L159.7 102.2 154.0 111.7z" fill="#f4bd22" stroke="#7a4d00" stroke-width="1.2" stroke-linejoin="round"/><path d="M148.3 102.2H159.7M151.6 102.2 154.0 111.7 156.4 102.2" stroke="#7a4d00" stroke-width=".7" fill="none"/><path d="M151.2 99.3h2.8l-1.1 2.3h-3.0z" fill="#fff0b0"/><path d="M160.3 102.2 163.2 98.3H168.8L171.7 102.2 166.0 111.7z" fill="#f4bd22" stroke="#7a4d00" stroke-width="1.2" stroke-linejoin="round"/><path d="M160.3 102.2H171.7M163.6 102.2 166.0 111.7 168.4 102.2" stroke="#7a4d00" stroke-width=".7" fill="none"/><path d="M163.2 99.3h2.8l-1.1 2.3h-3.0z" fill="#fff0b0"/><path d="M153.7 94.8 156.8 90.7H163.2L166.3 94.8 160.0 105.3z" fill="#ffd24a" stroke="#7a4d00" stroke-width="1.2" stroke-linejoin="round"/><path d="M153.7 94.8H166.3M157.4 94.8 160.0 105.3 162.6 94.8" stroke="#7a4d00" stroke-width=".7" fill="none"/><path d="M156.8 91.7h3.2l-1.3 2.5h-3.4z" fill="#fff6cf"/>
<path d="M94.2 86.5 107.6 94.2 107.6 109.8 94.2 117.5 80.8 109.8 80.8 94.2z" fill="#1d4a3a" stroke="#2a1a12" stroke-width="1.4"/><path d="M84.1 101.5 86.6 98.0H91.7L94.3 101.5 89.2 110.0z" fill="#2fae6b" stroke="#0b4a29" stroke-width="1.2" stroke-linejoin="round"/><path d="M84.1 101.5H94.3M87.1 101.5 89.2 110.0 91.3 101.5" stroke="#0b4a29" stroke-width=".7" fill="none"/><path d="M86.6 98.9h2.5l-1.0 2.0h-2.7z" fill="#c4f5d8"/><path d="M93.2 99.0 96.2 95.0H102.2L105.2 99.0 99.2 109.0z" fill="#43c780" stroke="#0b4a29" stroke-width="1.2" stroke-linejoin="round"/><path d="M93.2 99.0H105.2M96.7 99.0 99.2 109.0 101.7 99.0" stroke="#0b4a29" stroke-width=".7" fill="none"/><path d="M96.2 96.0h3.0l-1.2 2.4h-3.2z" fill="#d8fbe6"/>
<path d="M225.8 86.5 239.2 94.2 239.2 109.8 225.8 117.5 212.4 109.8 212.4 94.2z" fill="#5b1d2a" stroke="#2a1a12" stroke-width="1.4"/><path d="M216.7 102.5 219.3 99.0H224.4L226.9 102.5 221.8 111.0z" fill="#d93a4d" stroke="#5d0913" stroke-width="1.2" stroke-linejoin="round"/><path d="M216.7 102.5H226.9M219.7 102.5 221.8 111.0 223.9 102.5" stroke="#5d0913" stroke-width=".7" fill="none"/><path d="M219.3 99.9h2.5l-1.0 2.0h-2.7z" fill="#ffc4ca"/><path d="M224.8 98.0 227.8 94.0H233.8L236.8 98.0 230.8 108.0z" fill="#ee5567" stroke="#5d0913" stroke-width="1.2" stroke-linejoin="round"/><path d="M224.8 98.0H236.8M228.3 98.0 230.8 108.0 233.3 98.0" stroke="#5d0913" stroke-width=".7" fill="none"/><path d="M227.8 95.0h3.0l-1.2 2.4h-3.2z" fill="#ffd5d9"/>
<path d="M143.5 115.0 157.0 122.8 157.0 138.2 143.5 146.0 130.1 138.2 130.1 122.8z" fill="#1c3564" stroke="#2a1a12" stroke-width="1.4"/><path d="M136.6 127.0 140.1 122.5H147.0L150.4 127.0 143.5 138.6z" fill="#4f86f0" stroke="#0d2459" stroke-width="1.2" stroke-linejoin="round"/><path d="M136.6 127.0H150.4M140.7 127.0 143.5 138.6 146.4 127.0" stroke="#0d2459" stroke-width=".7" fill="none"/><path d="M140.1 123.6h3.4l-1.4 2.8h-3.7z" fill="#d2e1ff"/>
<circle cx="176.5" cy="73.5" r="12.5" fill="#f6e2c4" stroke="#c8231e" stroke-width="3.4"/>
<g transform="rotate(24 176.5 73.5)" stroke="#4d0a08" stroke-width="1"><path d="M169.5 69.5h4.600v11h-4.600zM174.2 67.5h4.600v13h-4.600zM178.9 69.5h4.600v11h-4.600z" fill="#d8342b"/><path d="M168.9 74.1h15.200" stroke="#f3d9a0" stroke-width="2"/></g>
<path d="M179.0 67.5c1-6 6-6 7-11s6-4 6-8" fill="none" stroke="#2a1a12" stroke-width="1.6"/>
<path d="M192.0 48.5L201.0 48.5M192.0 48.5L196.2 52.7M192.0 48.5L192.0 57.5M192.0 48.5L187.7 52.7M192.0 48.5L183.0 48.5M192.0 48.5L187.7 44.3M192.0 48.5L192.0 39.5M192.0 48.5L196.2 44.3" stroke="#fff2a8" stroke-width="2" stroke-linecap="round"/><circle cx="192.0" cy="48.5" r="3.6" fill="#ff9a3c"/>
<path d="M0 166c30-8 70-8 104 0s110 8 216-2v16H0z" fill="#2c1d17"/>
<path d="M8 170v-17h17v17z" fill="#e3b98a" stroke="#2a1a12" stroke-width="1.4"/><path d="M6 153l10.5 -9.4 10.5 9.4z" fill="#a3402f" stroke="#2a1a12" stroke-width="1.4" stroke-linejoin="round"/><path d="M14.5 157h4v5h-4z" fill="#ffe08a"/><path d="M27 171v-25h14v25z" fill="#f0d3a5" stroke="#2a1a12" stroke-width="1.4"/><path d="M25 146l9.0 -7.7 9.0 7.7z" fill="#7c2f3a" stroke="#2a1a12" stroke-width="1.4" stroke-linejoin="round"/><path d="M32.0 150h4v5h-4z" fill="#ffe08a"/><path d="M43 172v-14h18v14z" fill="#d9a878" stroke="#2a1a12" stroke-width="1.4"/><path d="M41 158l11.0 -9.9 11.0 9.9z" fill="#a3402f" stroke="#2a1a12" stroke-width="1.4" stroke-linejoin="round"/><path d="M50.0 162h4v5h-4z" fill="#ffe08a"/>
<path d="M262 168v-15h16v15z" fill="#d9a878" stroke="#2a1a12" stroke-width="1.4"/><path d="M260 153l10.0 -8.8 10.0 8.8z" fill="#7c2f3a" stroke="#2a1a12" stroke-width="1.4" stroke-linejoin="round"/><path d="M268.0 157h4v5h-4z" fill="#ffe08a"/><path d="M280 168v-24h14v24z" fill="#f0d3a5" stroke="#2a1a12" stroke-width="1.4"/><path d="M278 144l9.0 -7.7 9.0 7.7z" fill="#a3402f" stroke="#2a1a12" stroke-width="1.4" stroke-linejoin="round"/><path d="M285.0 148h4v5h-4z" fill="#ffe08a"/><path d="M297 168v-16h17v16z" fill="#e3b98a" stroke="#2a1a12" stroke-width="1.4"/><path d="M295 152l10.5 -9.4 10.5 9.4z" fill="#7c2f3a" stroke="#2a1a12" stroke-width="1.4" stroke-linejoin="round"/><path d="M303.5 156h4v5h-4z" fill="#ffe08a"/>
<path d="M94.2 152.0l8 4v8l-8 4-8-4v-8z" fill="#3d86d8" stroke="#2a1a12" stroke-width="1.4" stroke-linejoin="round"/><path d="M94.2 152.0l8 4-8 4-8-4z" fill="#8fd0ff" stroke="#2a1a12" stroke-width="1" stroke-linejoin="round"/><path d="M94.2 160.0l8-4v8l-8 4z" fill="#2563ad"/>
<path d="M209.4 123.5l8 4v8l-8 4-8-4v-8z" fill="#3d86d8" stroke="#2a1a12" stroke-width="1.4" stroke-linejoin="round"/><path d="M209.4 123.5l8 4-8 4-8-4z" fill="#8fd0ff" stroke="#2a1a12" stroke-width="1" stroke-linejoin="round"/><path d="M209.4 131.5l8-4v8l-8 4z" fill="#2563ad"/>
<path d="M209.4 66.5l8 4v8l-8 4-8-4v-8z" fill="#d8432f" stroke="#2a1a12" stroke-width="1.4" stroke-linejoin="round"/><path d="M209.4 66.5l8 4-8 4-8-4z" fill="#ffb0a0" stroke="#2a1a12" stroke-width="1" stroke-linejoin="round"/><path d="M209.4 74.5l8-4v8l-8 4z" fill="#a32a1c"/>"##;
