//! The manifest: every card with its name in code and the file it is written in.
//!
//! A card printed again in another set has the file of its first print (`again`), with the id,
//! copies and half-moons of the second. The order is that of menus: the draw cards of the four
//! sets, then the events of the four.

pub mod base;
pub mod gold;
pub mod progress;
pub mod turmoil;

use std::ops::Range;

use crate::card::{CardDef, Set};

macro_rules! cards {
    ($(
        $group:ident {
            $($id:ident = $set:ident::$file:ident
            $(again $rule:literal $copies:literal $moons:literal)?,)*
        }
    )*) => {
        /// A card of the box, landscapes and centre cards aside.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum CardId {
            $($($id,)*)*
        }

        static CARDS: [CardDef; CardId::COUNT] = [
            $($($set::$file::CARD$(.reprint($rule, $copies, $moons))?,)*)*
        ];

        impl CardId {
            pub const ALL: [CardId; CardId::COUNT] = [$($(CardId::$id,)*)*];
        }

        /// Cards of each group: the draw cards of each set, then the events of each set.
        const GROUPS: [usize; 2 * Set::ALL.len()] = [$([$(stringify!($id)),*].len()),*];
    };
}

impl CardId {
    pub const DRAW_CARDS: usize = GROUPS[0] + GROUPS[1] + GROUPS[2] + GROUPS[3];
    pub const EVENTS: usize = GROUPS[4] + GROUPS[5] + GROUPS[6] + GROUPS[7];
    const COUNT: usize = CardId::DRAW_CARDS + CardId::EVENTS;

    pub fn def(self) -> &'static CardDef {
        &CARDS[self as usize]
    }

    /// The set it is printed in; for draw cards also their back.
    pub fn set(self) -> Set {
        SETS[self as usize]
    }

    pub fn draw_cards() -> impl Iterator<Item = CardId> {
        CardId::ALL.into_iter().take(CardId::DRAW_CARDS)
    }

    pub fn events() -> impl Iterator<Item = CardId> {
        CardId::ALL.into_iter().skip(CardId::DRAW_CARDS)
    }

    /// Its place among the events.
    pub const fn event_index(self) -> usize {
        self as usize - CardId::DRAW_CARDS
    }
}

impl Set {
    /// Where the draw cards of this set stand among all.
    pub fn draw_cards(self) -> Range<usize> {
        let start = GROUPS[..self as usize].iter().sum();
        start..start + GROUPS[self as usize]
    }
}

const SETS: [Set; CardId::COUNT] = {
    let mut sets = [Set::Base; CardId::COUNT];
    let mut card = 0;
    let mut row = 0;
    while row < GROUPS.len() {
        let set = Set::ALL[row % Set::ALL.len()];
        let mut left = GROUPS[row];
        while left > 0 {
            sets[card] = set;
            card += 1;
            left -= 1;
        }
        row += 1;
    }
    sets
};

cards! {
    base {
        Brigitta = base::brigitta,
        Goldsmith = base::goldsmith,
        MerchantCaravan = base::merchant_caravan,
        Scout = base::scout,
        Relocation = base::relocation,
        IronFoundry = base::iron_foundry,
        GrainMill = base::grain_mill,
        LumberCamp = base::lumber_camp,
        WeaversShop = base::weavers_shop,
        BrickFactory = base::brick_factory,
        ParishHall = base::parish_hall,
        Abbey = base::abbey,
        Storehouse = base::storehouse,
        Marketplace = base::marketplace,
        TollBridge = base::toll_bridge,
        OreShip = base::ore_ship,
        GrainShip = base::grain_ship,
        GoldShip = base::gold_ship,
        LumberShip = base::lumber_ship,
        BrickShip = base::brick_ship,
        WoolShip = base::wool_ship,
        LargeTradeShip = base::large_trade_ship,
        Austin = base::austin,
        Candamir = base::candamir,
        Harald = base::harald,
        Inga = base::inga,
        Osmund = base::osmund,
        Siglind = base::siglind,
    }
    gold {
        GoldsmithGold = base::goldsmith again "RIV-CARD-goldsmith_gold" 1 1,
        Gudrun = gold::gudrun,
        TradeMaster = gold::trade_master,
        Merchant = gold::merchant,
        BrigandsGold = gold::brigands_gold,
        Reiner = gold::reiner,
        GoldCache = gold::gold_cache,
        StorehouseGold = base::storehouse again "RIV-CARD-storehouse_gold" 1 1,
        TollBridgeGold = base::toll_bridge again "RIV-CARD-toll_bridge_gold" 1 1,
        PirateShip = gold::pirate_ship,
        LargeTradeShipGold = base::large_trade_ship again "RIV-CARD-large_trade_ship_gold" 1 1,
        Moneylender = gold::moneylender,
        Harbor = gold::harbor,
        TradingBase = gold::trading_base,
        MerchantGuild = gold::merchant_guild,
        Mint = gold::mint,
        SaltSilo = gold::salt_silo,
        StapleHouse = gold::staple_house,
    }
    turmoil {
        VoyageOfPlunder = turmoil::voyage_of_plunder,
        Archer = turmoil::archer,
        Arsonist = turmoil::arsonist,
        BrigandsTurmoil = gold::brigands_gold again "RIV-CARD-brigands_turmoil" 1 0,
        Sebastian = turmoil::sebastian,
        Traitor = turmoil::traitor,
        LookoutTower = turmoil::lookout_tower,
        DrillGround = turmoil::drill_ground,
        CarlForkbeard = turmoil::carl_forkbeard,
        Heinrich = turmoil::heinrich,
        Irmgard = turmoil::irmgard,
        Fairgrounds = turmoil::fairgrounds,
        FireBrigade = turmoil::fire_brigade,
        LargeFestivalHall = turmoil::large_festival_hall,
        ChapelLow = turmoil::chapel_low,
        ChapelHigh = turmoil::chapel_high,
        HedgeTavern = turmoil::hedge_tavern,
        TitheBarn = turmoil::tithe_barn,
    }
    progress {
        Benjamin = progress::benjamin,
        BrigittaProgress = base::brigitta again "RIV-CARD-brigitta_progress" 1 1,
        ThreeFieldSystem = progress::three_field_system,
        MineralMining = progress::mineral_mining,
        Guido = progress::guido,
        Gustav = progress::gustav,
        Doctor = progress::doctor,
        RelocationProgress = base::relocation again "RIV-CARD-relocation_progress" 1 1,
        ChiefCannoneer = progress::chief_cannoneer,
        Pharmacy = progress::pharmacy,
        BathHouse = progress::bath_house,
        BuildingCrane = progress::building_crane,
        Library = progress::library,
        Parliament = progress::parliament,
        TownHall = progress::town_hall,
        University = progress::university,
    }
    base_events {
        FraternalFeuds = base::fraternal_feuds,
        Invention = base::invention,
        YearOfPlenty = base::year_of_plenty,
        TravelingMerchant = base::traveling_merchant,
        Feud = base::feud,
        Yule = base::yule,
        TradeShipsRace = base::trade_ships_race,
    }
    gold_events {
        TravelingMerchantGold = base::traveling_merchant
            again "RIV-CARD-traveling_merchant_gold" 1 1,
        GiftForThePrince = gold::gift_for_the_prince,
        TradeShipsRaceGold = base::trade_ships_race again "RIV-CARD-trade_ships_race_gold" 1 1,
    }
    turmoil_events {
        FraternalFeudsTurmoil = base::fraternal_feuds again "RIV-CARD-fraternal_feuds_turmoil" 1 1,
        FeudTurmoil = base::feud again "RIV-CARD-feud_turmoil" 1 1,
        Riots = turmoil::riots,
    }
    progress_events {
        InventionProgress = base::invention again "RIV-CARD-invention_progress" 2 2,
        Plague = progress::plague,
    }
}
