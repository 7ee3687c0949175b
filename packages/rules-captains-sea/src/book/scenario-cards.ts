/**
 * 20.0 The scenario cards. Pairings 1 to 10 are published; squares, headings, winds and special rules are reconstructed; 11 and 12
 * are extra. R14 The date of the third is June. Multipliers and bonuses are not written here: 20.1 works them out.
 */

export interface Station {
  readonly ship: string;
  /** 0 or 1. */
  readonly side: 0 | 1;
  /** A set-up square, or column and row. */
  readonly at: 'A' | 'B' | 'C' | 'D' | readonly [number, number];
  readonly heading: number;
  /** Boxes of rigging gone before the first shot. */
  readonly rigging?: number;
  readonly hull?: 'slow';
  readonly morale?: 'fair';
  /** Her guns are not loaded, and not manned on the first turn. */
  readonly surprised?: true;
  /** +1 on her hull bonus die. */
  readonly wedges?: true;
}

export interface ScenarioCard {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly kind: 'meeting' | 'chase';
  readonly windTo: number;
  readonly stations: readonly Station[];
  /** 20.1 The side without the weather gauge, and the one that lost; -1 for neither. */
  readonly leeward: -1 | 0 | 1;
  readonly loser: -1 | 0 | 1;
  /** Cards drawn at the start by side, where not three each. */
  readonly cards?: readonly [number, number];
  /** The turn from which it is night: no fire beyond 12 movement points. */
  readonly night?: number;
  /** Of 21.1 and 21.2, where captains may choose, the one that is usual; 21.1 where nothing is said. */
  readonly relativity?: 'zero';
  readonly story: string;
}

export const CARDS: readonly ScenarioCard[] = [
  {
    id: 'constellation-insurgente',
    title: 'Constellation v L’Insurgente',
    date: '9 February 1799',
    kind: 'chase',
    windTo: 5,
    stations: [
      { ship: 'constellation-1799', side: 0, at: 'C', heading: 3 },
      { ship: 'insurgente', side: 1, at: 'D', heading: 3, rigging: 2 },
    ],
    leeward: -1,
    loser: 1,
    story: 'A chase off Nevis. The French frigate has lost her topmast in a squall.',
  },
  {
    id: 'constellation-vengeance',
    title: 'Constellation v La Vengeance',
    date: '1 February 1800',
    kind: 'chase',
    windTo: 4,
    stations: [
      { ship: 'constellation-1800', side: 0, at: 'C', heading: 3 },
      { ship: 'vengeance', side: 1, at: 'D', heading: 3 },
    ],
    leeward: -1,
    loser: -1,
    night: 1,
    story: 'A night action: nobody sees farther than 12 movement points.',
  },
  {
    id: 'president-belvidera',
    title: 'President v Belvidera',
    date: '23 June 1812',
    kind: 'chase',
    windTo: 2,
    stations: [
      { ship: 'president', side: 0, at: 'C', heading: 3 },
      { ship: 'belvidera', side: 1, at: 'D', heading: 3 },
    ],
    leeward: -1,
    loser: -1,
    story: 'The first shots of the war. Belvidera got away.',
  },
  {
    id: 'constitution-guerriere',
    title: 'Constitution v Guerriere',
    date: '19 August 1812',
    kind: 'meeting',
    windTo: 4,
    stations: [
      { ship: 'constitution', side: 0, at: 'A', heading: 4 },
      { ship: 'guerriere', side: 1, at: 'B', heading: 7 },
    ],
    leeward: 1,
    loser: 1,
    story: 'Guerriere was dismasted and struck.',
  },
  {
    id: 'united-states-macedonian',
    title: 'United States v Macedonian',
    date: '25 October 1812',
    kind: 'meeting',
    windTo: 1,
    stations: [
      { ship: 'united-states', side: 0, at: 'A', heading: 3 },
      { ship: 'macedonian', side: 1, at: 'B', heading: 8 },
    ],
    leeward: 0,
    loser: 1,
    story: 'Macedonian had the wind and lost to heavier guns.',
  },
  {
    id: 'congress-galatea',
    title: 'Congress v Galatea',
    date: '31 October 1812',
    kind: 'chase',
    windTo: 5,
    stations: [
      { ship: 'congress', side: 0, at: 'C', heading: 3 },
      { ship: 'galatea', side: 1, at: 'D', heading: 3 },
    ],
    leeward: -1,
    loser: -1,
    story: 'Galatea escaped; one whaler of her convoy did not.',
  },
  {
    id: 'constitution-java',
    title: 'Constitution v Java',
    date: '29 December 1812',
    kind: 'meeting',
    windTo: 6,
    stations: [
      { ship: 'constitution', side: 0, at: 'A', heading: 4 },
      { ship: 'java', side: 1, at: 'B', heading: 7 },
    ],
    leeward: 0,
    loser: 1,
    story: 'Java had the wind, was dismasted and struck after three hours.',
  },
  {
    id: 'congress-curlew',
    title: 'Congress v Curlew',
    date: '2 May 1813',
    kind: 'chase',
    windTo: 4,
    stations: [
      { ship: 'congress', side: 0, at: 'C', heading: 3 },
      { ship: 'curlew', side: 1, at: 'D', heading: 3, wedges: true },
    ],
    leeward: -1,
    loser: -1,
    story: 'The brig knocked out her mast wedges and got away: +1 on her hull bonus die.',
  },
  {
    id: 'chesapeake-shannon',
    title: 'Chesapeake v Shannon',
    date: '1 June 1813',
    kind: 'meeting',
    windTo: 3,
    stations: [
      { ship: 'chesapeake-1813', side: 0, at: 'A', heading: 4 },
      { ship: 'shannon', side: 1, at: 'B', heading: 5 },
    ],
    leeward: 1,
    loser: 0,
    cards: [1, 4],
    story: 'An unsettled crew against a drilled one: one card at the start against four.',
  },
  {
    id: 'president-endymion',
    title: 'President v Endymion',
    date: '15 January 1815',
    kind: 'chase',
    windTo: 4,
    stations: [
      { ship: 'president', side: 0, at: 'D', heading: 3, rigging: 4, hull: 'slow' },
      { ship: 'endymion', side: 1, at: 'C', heading: 3 },
    ],
    leeward: -1,
    loser: 0,
    story: 'President has been on the bar all night: slow, and her rigging strained.',
  },
  {
    id: 'chesapeake-leopard',
    title: 'Chesapeake v Leopard',
    date: '22 June 1807',
    kind: 'meeting',
    windTo: 2,
    stations: [
      { ship: 'chesapeake-1807', side: 0, at: 'B', heading: 3, morale: 'fair', surprised: true },
      { ship: 'leopard', side: 1, at: [17, 13], heading: 3 },
    ],
    leeward: 0,
    loser: 0,
    story: 'Chesapeake is not cleared for action: no gun is loaded, and none can be manned on the first turn.',
  },
  {
    id: 'constitution-cyane-levant',
    title: 'Constitution v Cyane and Levant',
    date: '20 February 1815',
    kind: 'meeting',
    windTo: 7,
    stations: [
      { ship: 'constitution', side: 0, at: 'B', heading: 6 },
      { ship: 'cyane', side: 1, at: 'A', heading: 2 },
      { ship: 'levant', side: 1, at: [10, 6], heading: 2 },
    ],
    leeward: 1,
    loser: 1,
    night: 5,
    relativity: 'zero',
    story: 'One against two, with night after the fourth turn.',
  },
  {
    id: 'president-squadron',
    title: 'President and Congress v Belvidera',
    date: '23 June 1812',
    kind: 'chase',
    windTo: 2,
    stations: [
      { ship: 'president', side: 0, at: 'C', heading: 3 },
      { ship: 'belvidera', side: 1, at: 'D', heading: 3 },
      { ship: 'congress', side: 0, at: [6, 10], heading: 3 },
    ],
    leeward: -1,
    loser: -1,
    story: 'The back of the card: Congress comes up four squares astern of President.',
  },
];

/** 20.1 Any ships against any others, by the options. */
export const FREE = 'free';
