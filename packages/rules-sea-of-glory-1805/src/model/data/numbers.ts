/**
 * What the numbers in the state stand for: lists of words in the order of their numbers, and names for those that rules ask
 * for. A data pack may change figures, but not these: `validate.ts` refuses a pack with other ports, chits or blocks.
 */

export const sides = ['british', 'allied'] as const;
export type Side = (typeof sides)[number];
export const BRITISH = 0;
export const ALLIED = 1;
/** Side of a port that belongs to nobody. */
export const NEUTRAL = -1;

export const nations = ['british', 'french', 'spanish'] as const;
export type Nation = (typeof nations)[number];
export const FRENCH = 1;
export const SPANISH = 2;

export const directions = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Direction = (typeof directions)[number];

export const areas = ['north-atlantic', 'mediterranean', 'west-indies'] as const;
export type Area = (typeof areas)[number];
export const NORTH_ATLANTIC = 0;
export const MEDITERRANEAN = 1;
export const WEST_INDIES = 2;

export const zones = [
  'western-approaches',
  'bay-of-biscay',
  'the-capes',
  'western-med',
  'eastern-med',
  'west-indies',
] as const;
export type Zone = (typeof zones)[number];
export const WESTERN_APPROACHES = 0;
export const BAY_OF_BISCAY = 1;
export const THE_CAPES = 2;
export const WESTERN_MED = 3;
export const EASTERN_MED = 4;
export const CARIBBEAN = 5;
/** 2.6 Area of each weather zone. */
export const AREA_OF_ZONE: readonly number[] = [0, 0, 0, 1, 1, 2];

export const winds = ['NE', 'W', 'SW', 'Ms', 'Sc', 'Lv', 'E'] as const;
export type Wind = (typeof winds)[number];
/** 6.3 Area of each wind rose. */
export const AREA_OF_WIND: readonly number[] = [0, 0, 0, 1, 1, 1, 2];

export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof seasons)[number];

/** Ports in the order of the map. The last is hex 1501: it has a defence factor and can be raided, but no patrol zone. */
export const portNames = [
  'Bantry Bay',
  'Plymouth',
  'Portsmouth',
  'Brest',
  'Rochefort',
  'Ferrol',
  'Lisbon',
  'Cadiz',
  'Gibraltar',
  'Cartagena',
  'Algiers',
  'Toulon',
  'Madalenas',
  'Naples',
  'Malta',
  'Corfu',
  'Alexandria',
  'Havana',
  'Jamaica',
  'Santo Domingo',
  'Antigua',
  'Guadeloupe',
  'Martinique',
  'Barbados',
  'Trinidad',
  'North Sea raid',
] as const;
export type PortName = (typeof portNames)[number];
export const BANTRY_BAY = 0;
export const PLYMOUTH = 1;
export const PORTSMOUTH = 2;
export const BREST = 3;
export const ROCHEFORT = 4;
export const FERROL = 5;
export const LISBON = 6;
export const CADIZ = 7;
export const GIBRALTAR = 8;
export const CARTAGENA = 9;
export const ALGIERS = 10;
export const TOULON = 11;
export const MADALENAS = 12;
export const NAPLES = 13;
export const MALTA = 14;
export const CORFU = 15;
export const ALEXANDRIA = 16;
export const HAVANA = 17;
export const JAMAICA = 18;
export const SANTO_DOMINGO = 19;
export const ANTIGUA = 20;
export const GUADELOUPE = 21;
export const MARTINIQUE = 22;
export const BARBADOS = 23;
export const TRINIDAD = 24;
export const NORTH_SEA = 25;

export const portClasses = ['major', 'minor', 'neutral', 'hex'] as const;
export type PortClass = (typeof portClasses)[number];
export const MAJOR = 0;
export const MINOR = 1;
/** 2.6 Nobody may enter; Algiers by 22.1 only. */
export const NEUTRAL_PORT = 2;
export const HEX_ONLY = 3;

/** Goals of sea distances: 0 to 25 are the ports, then these. */
export const GOAL_CHANNEL = 26;
/** 24.3 Hex 1222. */
export const GOAL_STRAITS_EAST = 27;
export const GOALS = 28;

/** Which hexes are in play: those of the campaign, of 24.1, or of a campaign in the West Indies alone. */
export const waterNames = ['campaign', 'trafalgar', 'west-indies'] as const;
export const ALL_WATERS = 0;
export const TRAFALGAR_WATERS = 1;
export const WEST_INDIES_WATERS = 2;

export const TO_WEST_INDIES = 0;
export const TO_EUROPE = 1;

export const chitKinds = ['wind', 'bonus', 'initiative', 'weather'] as const;
export type ChitKind = (typeof chitKinds)[number];
export const WIND_CHIT = 0;
export const BONUS_CHIT = 1;
export const INITIATIVE_CHIT = 2;
export const WEATHER_CHIT = 3;

export const weatherChits = ['random', 'zone-1', 'zone-6'] as const;
export type WeatherChit = (typeof weatherChits)[number];
export const RANDOM_WEATHER = 0;
export const ZONE_1_WEATHER = 1;
export const ZONE_6_WEATHER = 2;

export const severities = ['squall', 'gale', 'storm', 'hurricane'] as const;
export type Severity = (typeof severities)[number];
export const SQUALL = 0;
export const GALE = 1;
export const STORM = 2;
export const HURRICANE = 3;

/** 15.1 Events that come by the calendar. */
export const automaticEvents = ['none', 'lord-barham', 'napoleon-marches', 'spanish-draft', 'rosily-mesros'] as const;
export type AutomaticEvent = (typeof automaticEvents)[number];
export const LORD_BARHAM = 1;
export const NAPOLEON_MARCHES = 2;
export const SPANISH_DRAFT = 3;
export const ROSILY_MESROS_ARRIVES = 4;

/** 21.2 */
export const objectiveAreas = [
  'bantry-bay',
  'naples',
  'malta',
  'alexandria',
  'west-indies',
  'havana',
  'north-sea',
] as const;
export type ObjectiveArea = (typeof objectiveAreas)[number];
export const IN_BANTRY_BAY = 0;
export const IN_NAPLES = 1;
export const IN_MALTA = 2;
export const IN_ALEXANDRIA = 3;
export const IN_WEST_INDIES = 4;
export const IN_HAVANA = 5;
export const IN_NORTH_SEA = 6;

/** 2.2 and 24.3 Hexes that the rules name. */
export const STRAITS_OF_GIBRALTAR = '1123';
export const CHANNEL_HEX = '1403';
export const RAID_HEX = '1501';
export const STRAITS_EAST_HEX = '1222';
export const TO_EUROPE_HEX = 'E01';

/** Room for hexes and movement points of any pack. */
export const MOST_HEXES = 800;
export const MOST_POINTS = 15;
/** A distance to where no way leads. */
export const FAR = 255;
