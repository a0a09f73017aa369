//! A small picture of every action tile, in a square of 32.

use caverna::Tile;

/// The shapes of a tile's picture; outlines come from the sprite.
pub(super) fn shapes(tile: Tile) -> &'static str {
    match tile {
        Tile::Undergrowth => UNDERGROWTH,
        Tile::Cultivation => CULTIVATION,
        Tile::Housework => HOUSEWORK,
        Tile::Excavation => EXCAVATION,
        Tile::Furnishing => FURNISHING,
        Tile::Masonry => MASONRY,
        Tile::Undermining => UNDERMINING,
        Tile::Expansion => EXPANSION,
        Tile::DriftMining => DRIFT_MINING,
        Tile::Expedition => EXPEDITION,
        Tile::Breach => BREACH,
        Tile::Renovation => RENOVATION,
    }
}

const UNDERGROWTH: &str = r##"<path d="M11 29.500v-9M22 29.500v-8" stroke="#8f5526" stroke-width="3"/>
<path d="M4 21c-3-4 0-8 3-8-1-5 6-8 9-3 5-2 8 3 6 7 2 4-3 7-6 5-3 3-9 3-12-1z" fill="#5f9a48"/>
<path d="M17 24c-2-3 0-6 3-6 0-4 6-5 7.5-1 3 0 4 5 1 7-2 2-9 2.5-11.5 0z" fill="#7db660"/>
<path d="M8 17l2 2M14 13l1 3M23 21l1.5 1.5" stroke="#33602a"/><path d="M2 29.500h28" stroke-width="2"/>"##;

const CULTIVATION: &str = r##"<circle cx="24" cy="7.5" r="4.5" fill="#f6c945"/>
<path d="M1.5 29.500V23C8 19 24 19 30.5 23v6.500z" fill="#9a6a3c"/><path d="M8 29.5 11 21M16 29.500V20M24 29.5 21 21" stroke="#6b4522"/>
<path d="M11 20V8M11 12c-4 0-5-2-5-4 3 0 5 1 5 4zM11 16c4 0 5-2 5-4-3 0-5 1-5 4zM11 8c-1.5-2-1.5-4 0-6 1.5 2 1.5 4 0 6z" fill="#eab543"/>
<path d="M21 20v-4M21 18c3 0 4-1 4-3-2.5 0-4 1-4 3z" fill="#6aa84f"/>"##;

const HOUSEWORK: &str = r##"<path d="M25 2 15 17" stroke-width="4.2"/><path d="M25 2 15 17" stroke="#c98d4c" stroke-width="2.2"/>
<path d="M12 14.500l6.5 4.5-2 10.500c-5-1-10.5-5-12.5-10z" fill="#e8c45c"/><path d="M9 21l4 4M12 19l4 6M7 19l2 2" stroke="#9a7618"/>
<path d="M11.5 15l7 4.5" stroke="#b5533c" stroke-width="2.4"/><path d="M20 21h10l-1.5 8.500h-7z" fill="#6d97ea"/><path d="M20.5 21c0-5 9-5 9 0"/>"##;

const EXCAVATION: &str = r##"<path d="M2 29.5 5 19l7-4 6 5 4-2 8 11.500z" fill="#928a7c"/><path d="M12 15l6 5-4 9.5" />
<path d="M26 21 15 9" stroke-width="4.4"/><path d="M26 21 15 9" stroke="#c98d4c" stroke-width="2.4"/>
<path d="M8 14C8 7 14 2 22 2.500c-4 2-5.5 3.5-7 5.5-2 2-4.5 3.5-7 6z" fill="#c3cad0"/><path d="M5 12 3 10M8 18l-4-1" stroke="#d8a021" stroke-width="1.8"/>"##;

const FURNISHING: &str = r##"<path d="M3 13h17v3.500H3z" fill="#d69a58"/><path d="M5 16.500v13M18 16.500v13" stroke="#8f5526" stroke-width="2.8"/>
<path d="M22 10h3v9.500h5v10h-2.500v-6H25v6h-3z" fill="#c98d4c"/><path d="M9 13V9.500c0-2 5-2 5 0V13z" fill="#d9d2c4"/>
<path d="M11.5 8V3.5" stroke="#6aa84f" stroke-width="1.6"/><circle cx="11.5" cy="4" r="2.2" fill="#d0503c"/>"##;

const MASONRY: &str = r##"<path d="M1.5 18h29v11.500h-29z" fill="#c2ad90"/><path d="M1.5 24h29M10 18v6M21 18v6M6 24v5.500M16 24v5.500M26 24v5.5"/>
<path d="M1.5 16.500c5-2 24-2 29 0V18h-29z" fill="#e9e1d2"/>
<path d="M4 12.5 18 6l3 8z" fill="#c3cad0"/><path d="M19.5 10l4-2.5" stroke-width="2.4"/><path d="M23 7.5 29 3" stroke-width="4.4"/><path d="M23 7.5 29 3" stroke="#b5533c" stroke-width="2.4"/>"##;

const UNDERMINING: &str = r##"<path d="M1.5 3h29v12h-29z" fill="#c2ad90"/><path d="M1.5 9h29M10 3v6M21 3v6M6 9v6M16 9v6M26 9v6"/>
<path d="M1.5 15h29v14.500h-29z" fill="#8b6a4a"/><path d="M1.5 20h6c4 0 4 7 8 7h6c4 0 4-7 9-7" stroke="#2a1c12" stroke-width="6"/>
<path d="M4 20h3c4 0 4 7 8 7h6c3 0 4-4 6-6" stroke="#f4b942" stroke-width="1.8" stroke-dasharray="2.5 2.5"/>"##;

const EXPANSION: &str = r##"<path d="M9 9h14v14H9z" fill="#5b3a1f"/><path d="M11.5 23v-6c0-5 9-5 9 0v6z" fill="#f4b942"/>
<path d="M9 9h14v14H9z" stroke-width="2.2"/>
<path d="M16 1 20 6h-8zM16 31l4-5h-8zM1 16l5-4v8zM31 16l-5-4v8z" fill="#e8a51c"/>"##;

const DRIFT_MINING: &str = r##"<path d="M5 13c1-5 4-4 5-6 3-3 5 0 6 0 3-3 6-1 7 1 3 0 4 2 4 5z" fill="#928a7c"/><path d="M14 11l3-3 3 3" fill="#f3bd1c"/>
<path d="M2.5 13h27l-4 11H6.500z" fill="#6b6f74"/><path d="M9 13l1.5 11M23 13l-1.5 11M4 17.500h24" stroke="#45494d"/>
<circle cx="10" cy="26" r="3" fill="#c3cad0"/><circle cx="22" cy="26" r="3" fill="#c3cad0"/><path d="M1 30h30" stroke-width="2"/>"##;

const EXPEDITION: &str = r##"<circle cx="16" cy="17" r="13" fill="#d8a021"/><circle cx="16" cy="17" r="10" fill="#fff7e4"/>
<path d="M16 9l3 8h-6z" fill="#d0503c"/><path d="M16 25l3-8h-6z" fill="#6b6f74"/><circle cx="16" cy="17" r="1.5" fill="#2f1d10"/>
<path d="M16 4V1.500M13.5 1.500h5" stroke-width="2"/><path d="M8.5 17h1M22.5 17h1"/>"##;

const BREACH: &str = r##"<path d="M1.5 5h11L9 10l4 5-5 5 3 9.500H1.500z" fill="#c2ad90"/><path d="M30.5 5h-9L19 11l4 4-4 6 3 8.500h8.500z" fill="#c2ad90"/>
<path d="M1.5 13h9M1.5 21h7M22 13h8.500M20 21h10.500M5.5 5v8M6 13v8M26 5v8M27 13v8M5 21v8.500M26 21v8.5"/>
<path d="M16 15l-2.5-5M16 15l3-6M16 18l-1 6" stroke="#d8432f" stroke-width="1.8"/><path d="M12.5 29.500l2-3 3 .5 1 2.500z" fill="#aca297"/>"##;

const RENOVATION: &str = r##"<path d="M4 14h14v15.500H4z" fill="#c3cad0"/><path d="M4 14c0-3 14-3 14 0 0 2.5-14 2.5-14 0z" fill="#6d97ea"/>
<path d="M4.5 13c0-8 13-8 13 0"/><path d="M7 15.500v6M10 16v4" stroke="#6d97ea" stroke-width="2.6"/>
<path d="M28 2 22 14" stroke-width="4.2"/><path d="M28 2 22 14" stroke="#c98d4c" stroke-width="2.2"/><path d="M20 13l5 2.5-1 3-6.5-3.200z" fill="#6b6f74"/>
<path d="M17.5 15.5 24 18.500c-1 5-5 8-7 7.5 1-3-.5-7 .5-10.500z" fill="#e9d9b0"/>"##;
