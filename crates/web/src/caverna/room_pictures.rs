//! A small picture of every room, in a square of 32.

use caverna::Room;

/// The shapes of a room's picture; outlines come from the sprite.
pub(super) fn shapes(room: Room) -> &'static str {
    match room {
        Room::CaveEntrance => CAVE_ENTRANCE,
        Room::Shelf => SHELF,
        Room::SpinningWheel => SPINNING_WHEEL,
        Room::Tunnel => TUNNEL,
        Room::Grindstone => GRINDSTONE,
        Room::FoodCorner => FOOD_CORNER,
        Room::Parlor => PARLOR,
        Room::Warehouse => WAREHOUSE,
        Room::Stall => STALL,
        Room::SacrificialAltar => SACRIFICIAL_ALTAR,
        Room::Storeroom => STOREROOM,
        Room::WeavingRoom => WEAVING_ROOM,
        Room::FurnitureWorkshop => FURNITURE_WORKSHOP,
        Room::GoldVein => GOLD_VEIN,
        Room::JunctionRoom => JUNCTION_ROOM,
        Room::DiggingCave => DIGGING_CAVE,
        Room::Bakehouse => BAKEHOUSE,
        Room::StateRoom => STATE_ROOM,
        Room::SecretChamber => SECRET_CHAMBER,
        Room::Treasury => TREASURY,
        Room::ProspectingSite => PROSPECTING_SITE,
        Room::RettingRoom => RETTING_ROOM,
        Room::EquipmentRoom => EQUIPMENT_ROOM,
        Room::WoodStoreroom => WOOD_STOREROOM,
        Room::Dungeon => DUNGEON,
    }
}

/// Daylight in a mountain's mouth.
const CAVE_ENTRANCE: &str = r##"<path d="M1.5 29 9 10l6-7 9 9 6.5 17z" fill="#928a7c"/>
<path d="M9 10l6-7 9 9-6-2-3 3-2-3z" fill="#dcd6ca"/>
<path d="M9.5 29c0-9 2.5-13 6.5-13s6.5 4 6.5 13z" fill="#2a1c12"/>
<path d="M13 29c0-5 1-8 3-8s3 3 3 8z" fill="#f4b942" stroke="none"/>"##;

const SHELF: &str = r##"<path d="M4 3h24v26H4z" fill="#c98d4c"/>
<path d="M7 6h18v6H7zM7 14.500h18v5.500H7zM7 22.500h18V27H7z" fill="#5b3a1f"/>
<path d="M9 12V8.500h3.500V12zM19 12V7.500h4V12z" fill="#d9d2c4"/><path d="M13.5 20v-4h5v4z" fill="#6d97ea"/>
<path d="M21 20v-3h2.500v3z" fill="#eab543"/><path d="M9 27v-3h6v3zM18 27v-2.500h5V27z" fill="#b5533c"/>"##;

const SPINNING_WHEEL: &str = r##"<path d="M3 27h26" stroke-width="2.4" stroke="#8f5526"/>
<path d="M13 16 8 28M13 16l6 12M24 28V12" stroke="#8f5526" stroke-width="2.2"/>
<circle cx="13" cy="14" r="10"/><circle cx="13" cy="14" r="10" stroke="#c98d4c" stroke-width="1.8"/>
<path d="M13 4v20M3 14h20M6 7l14 14M20 7 6 21" stroke="#8f5526" stroke-width="1"/>
<circle cx="13" cy="14" r="2.2" fill="#c98d4c"/><path d="M24 6c2.5 2 2.5 5 0 7-2.5-2-2.5-5 0-7z" fill="#6d97ea"/>"##;

const TUNNEL: &str = r##"<path d="M2 29V14C2 6 8 3 16 3s14 3 14 11v15z" fill="#928a7c"/>
<path d="M7 29V15c0-5 4-7 9-7s9 2 9 7v14z" fill="#2a1c12"/>
<path d="M6 29V12h3v17zM23 29V12h3v17zM5 9.500h22v3.500H5z" fill="#b97a3d"/>
<path d="M14 17 11 29M18 17l3 12M13 21h6M12 25h8" stroke="#cfc6b6"/>"##;

const GRINDSTONE: &str = r##"<path d="M6 29 10 17M26 29 22 17M5 29h5M22 29h5" stroke="#8f5526" stroke-width="2.6"/>
<circle cx="16" cy="14" r="11" fill="#aeb4ba"/><circle cx="16" cy="14" r="7.5" stroke="#878d93"/>
<circle cx="16" cy="14" r="2.4" fill="#5b3a1f"/><path d="M16 14l8.5-6.500h3.5" stroke-width="2.4" stroke="#8f5526"/>"##;

const FOOD_CORNER: &str = r##"<path d="M2 19h28v3.500H2z" fill="#c98d4c"/><path d="M5 22.500V30M27 22.500V30" stroke-width="2.6" stroke="#8f5526"/>
<path d="M4 19c0-5 3-7 7-7s7 2 7 7z" fill="#d99a45"/><path d="M8 14.500l1.5 2M12 13.500l1.5 2.5" stroke-width="1.2"/>
<path d="M20.5 19v-8.500h6.500V19zM27 12.500c3.5 0 3.5 5 0 5" fill="#b7876a"/><path d="M20.5 10.500c0-2.5 6.5-2.5 6.5 0z" fill="#fff7e4"/>"##;

const PARLOR: &str = r##"<path d="M6 27v3M26 27v3" stroke-width="2.4"/>
<path d="M7 18V9c0-6 18-6 18 0v9z" fill="#b5533c"/>
<path d="M3 17c0-3 5-3 5 0v4h16v-4c0-3 5-3 5 0v10.500H3z" fill="#d0694f"/><path d="M8 21h16v3.500H8z" fill="#f0bd62"/>
<path d="M12 9.500v2M16 9v2M20 9.500v2" stroke="#f0bd62"/>"##;

const WAREHOUSE: &str = r##"<path d="M2.5 17h13v12.500h-13zM16.5 17h13v12.500h-13zM9.5 3.500h13V16h-13z" fill="#d3a265"/>
<path d="M2.5 17l13 12.500M15.5 17l-13 12.500M16.5 17l13 12.500M29.5 17l-13 12.500M9.5 3.500l13 12.500M22.5 3.5 9.5 16" stroke="#8f5526"/>
<path d="M2.5 17h13v12.500h-13zM16.5 17h13v12.500h-13zM9.5 3.500h13V16h-13z"/>"##;

const STALL: &str = r##"<path d="M5 13v16M27 13v16" stroke="#8f5526" stroke-width="2.6"/><path d="M3 20h26v9H3z" fill="#c98d4c"/>
<path d="M5 4h22l3 8c0 3-5.6 3-5.6 0 0 3-5.6 3-5.6 0 0 3-5.6 3-5.6 0 0 3-5.6 3-5.6 0 0 3-5.6 3-5.6 0z" fill="#fff7e4"/>
<path d="M9.4 4 7.6 12c0 3-5.6 3-5.6 0l3-8zM18.2 4l.6 8c0 3-5.6 3-5.6 0l.6-8zM27 4l3 8c0 3-5.6 3-5.6 0L22.6 4z" fill="#d0503c"/>
<path d="M8 20c0-3 5-3 5 0zM18 20c0-3 5-3 5 0z" fill="#eab543"/>"##;

const SACRIFICIAL_ALTAR: &str = r##"<path d="M4 29.500h24l-2-4.500H6zM8 18h16v7H8z" fill="#9aa1a8"/><path d="M4 14h24v4H4z" fill="#cfd4d9"/>
<path d="M16 14c-7-1-5-6-3-8 0 2 1.5 2.5 2 2 1-2 0-4 1.5-6C20 5 22.5 13 16 14z" fill="#f08a2c"/>
<path d="M16 14c-3-.5-2-3.5-.5-5 1.5 1 3.5 4 .5 5z" fill="#ffe08a" stroke-width="1"/><path d="M13 20v3M19 20v3"/>"##;

const STOREROOM: &str = r##"<path d="M4 7c-1.5 6-1.5 14 0 20h11c1.5-6 1.5-14 0-20z" fill="#b97a3d"/>
<path d="M3.2 12h12.700M3.2 22h12.7" stroke="#6b6f74" stroke-width="2"/><path d="M8 7c-.8 6-.8 14 0 20M12 7c.8 6 .8 14 0 20" stroke-width="1"/>
<path d="M18 29c-2-5 0-11 3-13l-1.5-4h7L25 16c3.5 2 5 8 3 13z" fill="#e6d3a8"/><path d="M20.5 16h4.5" stroke-width="2"/>
<path d="M23 20v5M21 22.500l2-1 2 1" stroke="#8a6a1c"/>"##;

const WEAVING_ROOM: &str = r##"<path d="M5 3v26M27 3v26" stroke-width="4.4"/><path d="M5 3v26M27 3v26" stroke="#c98d4c" stroke-width="2.4"/>
<path d="M3 5h26v3H3zM3 26h26v3H3z" fill="#c98d4c"/><path d="M9 8v18M12.5 8v18M16 8v18M19.5 8v18M23 8v18" stroke="#efe7d8"/>
<path d="M8 17h16v9H8z" fill="#6d97ea"/><path d="M8 20h16M8 23h16" stroke="#dbe6ff"/>"##;

const FURNITURE_WORKSHOP: &str = r##"<path d="M4 17h15v3.500H4z" fill="#d69a58"/><path d="M6 20.500V29.500M17 20.500V29.5" stroke="#8f5526" stroke-width="2.6"/>
<path d="M6 25h11" stroke="#8f5526" stroke-width="1.8"/>
<path d="M14 14 28 4l2 3-13 10.500z" fill="#cfd4d9"/><path d="M15 15.500l2 1.500M18 13l2 1.500M21 11l1.5 1.500M24 8.5 25.5 10" stroke-width="1"/>
<path d="M9 15.5 15 13l2.5 4.500L12 20c-3.5.5-5-3.5-3-4.500z" fill="#b5533c"/>"##;

const GOLD_VEIN: &str = r##"<path d="M2 28 5 12l9-9 11 4 5 12-3 9z" fill="#857b73"/><path d="M5 12l9-9 11 4-10 5z" fill="#aca297"/>
<path d="M6 24l5-6 3 3 4-8 4 2 4-6 2 3-5 7-4-1.5-4 8.5-4-4-3 4z" fill="#f3bd1c"/><path d="M26 2v5M23.5 4.500h5" stroke="#f3bd1c" stroke-width="1.8"/>"##;

const JUNCTION_ROOM: &str = r##"<path d="M16 30V3" stroke-width="5"/><path d="M16 30V3" stroke="#b97a3d" stroke-width="2.8"/>
<path d="M6 6h18l5 3.5-5 3.500H6z" fill="#e6c48a"/><path d="M26 15.500H8L3 19l5 3.500h18z" fill="#e6c48a"/>
<path d="M10 9.500h9M13 19h9" stroke-width="1.8"/><path d="M9 30h14" stroke-width="2"/>"##;

const DIGGING_CAVE: &str = r##"<path d="M1.5 29.500c3-8 7-11 12-11s8 3 9.5 6c3 0 6 2 7.5 5z" fill="#8b6a4a"/>
<path d="M20 3 11 21" stroke-width="4.6"/><path d="M20 3 11 21" stroke="#c98d4c" stroke-width="2.6"/>
<path d="M7 18l7 3.500c0 4-4 7-7.5 6.500C4 25 4.5 20.5 7 18z" fill="#c3cad0"/><path d="M17.5 2.5 23 5" stroke-width="3" stroke="#8f5526"/>
<path d="M22 22.500l3-1.5 2 2.5" fill="#aca297"/>"##;

const BAKEHOUSE: &str = r##"<path d="M3 29V15C3 8 8 4 16 4s13 4 13 11v14z" fill="#b86a4c"/>
<path d="M3 20h26M3 25h26M9 20v5M23 20v5M16 5v4M7 12h4M21 12h4" stroke="#8a4630"/>
<path d="M8.5 25v-7c0-5 3-7 7.5-7s7.5 2 7.5 7v7z" fill="#2a1c12"/>
<path d="M12 25c-2-4 1-5 1-8 3 1 3 3 3 3s1.5-1 1-3c4 2 3 6 1.5 8z" fill="#f08a2c" stroke-width="1"/>
<path d="M9 29c0-4 3-5 7-5s7 1 7 5z" fill="#e0a85c"/>"##;

const STATE_ROOM: &str = r##"<path d="M8 29V9c0-3 16-3 16 0v20z" fill="#b5533c"/><path d="M11 18V11c0-2 10-2 10 0v7z" fill="#e0705a"/>
<path d="M4 17h5v4.500h14V17h5v12.500H4z" fill="#d8a021"/><path d="M9 21.500h14V25H9z" fill="#8f2f22"/>
<path d="M9 6.5 8 1.500l4 2.5 4-3.500L20 4l4-2.5-1 5z" fill="#f3bd1c"/>"##;

const SECRET_CHAMBER: &str = r##"<path d="M2 29.500V12C2 5 8 2 16 2s14 3 14 10v17.500z" fill="#928a7c"/>
<path d="M7 29.500V13c0-4 4-6 9-6s9 2 9 6v16.500z" fill="#8f5526"/><path d="M12 8v21M20 8v21" stroke-width="1"/>
<path d="M7 14h18M7 25h18" stroke="#55585c" stroke-width="2.4"/>
<circle cx="16" cy="18" r="2.2" fill="#1c120b"/><path d="M16 18v5" stroke-width="2.6"/>"##;

const TREASURY: &str = r##"<path d="M4 15c0-9 24-9 24 0l-2-1H6z" fill="#8f5526"/>
<path d="M5 16c1-4 5-2 6-3.5 2-3 5-1 6 0 2-2 5-1 5.5 1 2 0 4 1 4.5 2.500z" fill="#f3bd1c"/>
<path d="M3 16h26v13.500H3z" fill="#b97a3d"/><path d="M8 16v13.500M24 16v13.5" stroke="#f0bd62" stroke-width="2.2"/>
<path d="M13.5 18h5v5.500h-5z" fill="#f3bd1c"/><path d="M16 20v1.5"/>"##;

const PROSPECTING_SITE: &str = r##"<path d="M2 26c6-5 12 2 18-1 4-2 7-1 10 1v4H2z" fill="#74b3d8"/>
<path d="M6 18 9 12l6-3 6 3 2 6z" fill="#857b73"/><path d="M9.5 17l2-3 3 1.5 2-2.5 3 4z" fill="#f3bd1c"/>
<circle cx="20" cy="10" r="7" fill="#dff1ff" fill-opacity=".75"/><path d="M25 15l5 6" stroke-width="3.6"/>
<path d="M25 15l5 6" stroke="#8f5526" stroke-width="1.8"/><path d="M17 11l3-3 3 3-2 2h-3z" fill="#f3bd1c"/>"##;

const RETTING_ROOM: &str = r##"<path d="M9 16 7 3M12 16 11 2M16 16V2M20 16l1-14M23 16l2-13" stroke="#6aa84f" stroke-width="2"/>
<g fill="#6d97ea"><circle cx="7" cy="4" r="2.2"/><circle cx="13" cy="3.5" r="2.2"/><circle cx="19" cy="3.5" r="2.2"/><circle cx="25" cy="4" r="2.2"/></g>
<path d="M8 11h16" stroke="#c98d4c" stroke-width="2.4"/><path d="M3 15h26l-3 14.500H6z" fill="#a9682f"/>
<path d="M4.5 15c0-3 23-3 23 0 0 2.5-23 2.5-23 0z" fill="#74b3d8"/><path d="M4.5 21.500h23M5.5 26h21" stroke="#6b6f74"/>"##;

const EQUIPMENT_ROOM: &str = r##"<path d="M11 8c0-6 10-6 10 0" stroke-width="2"/><path d="M8 8h16l-2 4H10zM8 26h16v3.500H8z" fill="#6b6f74"/>
<path d="M10 12h12v14H10z" fill="#ffeeb0"/><path d="M16 15c4 4 3.5 8 0 8.5-3.5-.5-4-4.5 0-8.500z" fill="#f08a2c"/>
<path d="M10 12v14M22 12v14" stroke-width="2"/><path d="M2 17l3 1.500M3 9l3 3M30 17l-3 1.500M29 9l-3 3" stroke="#d8a021" stroke-width="1.8"/>"##;

const WOOD_STOREROOM: &str = r##"<g fill="#e8c088"><circle cx="7.5" cy="24" r="5.5"/><circle cx="18.5" cy="24" r="5.5"/><circle cx="13" cy="14.5" r="5.5"/><circle cx="24.5" cy="14.5" r="5.5"/><circle cx="18.5" cy="6" r="4.5"/></g>
<g stroke="#a9682f"><circle cx="7.5" cy="24" r="2.5"/><circle cx="18.5" cy="24" r="2.5"/><circle cx="13" cy="14.5" r="2.5"/><circle cx="24.5" cy="14.5" r="2.5"/><circle cx="18.5" cy="6" r="2"/></g>"##;

const DUNGEON: &str = r##"<path d="M2.5 2.500h27v27h-27z" fill="#928a7c"/><path d="M2.5 11h5M24.5 11h5M2.5 20h5M24.5 20h5" stroke-width="1.2"/>
<path d="M7.5 26V13c0-5 4-8 8.5-8s8.5 3 8.5 8v13z" fill="#1c1410"/>
<path d="M12 26V6.500M16 26V5M20 26V6.500M7.5 16h17" stroke="#c3cad0" stroke-width="2"/><path d="M7.5 26h17" stroke-width="2"/>"##;
