/**
 * Ship cards: the eight of the set, front and back, and the sixteen of the packs. Names and years are the book's, and so is
 * everything on the four fronts; the rest follows from the class or is reconstructed, as tagged.
 */

import type { Nation, ShipData, Source } from './schema.ts';

type Sheet = Pick<ShipData, 'kind' | 'rate' | 'burden' | 'veer' | 'deck' | 'guns' | 'crew' | 'track' | 'points'>;
type Side = readonly [id: string, name: string, year: string];

const FRIGATE = { kind: 'frigate', rate: 'V' } as const;
const LINER = { kind: 'ship-of-the-line', rate: 'III', burden: 5, veer: 5, guns: 74 } as const;

const CONCORDE: Sheet = { ...FRIGATE, burden: 3, veer: 7, deck: 'A', guns: 34, crew: 280, track: 'F-A', points: 41 };
const BRITISH_CONCORDE: Sheet = { ...CONCORDE, guns: 36, crew: 260, track: 'F-A2', points: 44 };
const AMAZON: Sheet = { ...FRIGATE, burden: 2, veer: 8, deck: 'C', guns: 32, crew: 220, track: 'F-C', points: 39 };
const FRENCH_AMAZON: Sheet = { ...AMAZON, track: 'F-C2', points: 35 };
const TEMERAIRE: Sheet = { ...LINER, deck: 'B', crew: 693, track: 'L-B', points: 77 };
const BRITISH_TEMERAIRE: Sheet = { ...LINER, deck: 'B', crew: 640, track: 'L-B2', points: 76 };
const BELLONA: Sheet = { ...LINER, deck: 'D', crew: 597, track: 'L-D', points: 76 };
const FRENCH_PRIZE: Sheet = { ...LINER, deck: 'D', crew: 640, track: 'L-B', points: 77 };

export const SHIPS: readonly ShipData[] = [
  ...ofSet('SS01', 'french', 'Concorde', CONCORDE, ['courageuse', 'Courageuse', '1778 (1794)'], ['unite', 'Unité', '']),
  ...ofSet('SS02', 'french', 'Téméraire', TEMERAIRE, ['genereux', 'Généreux', '1785'], ['aquilon', 'Aquilon', '']),
  ...ofSet(
    'SS03',
    'british',
    'Amazon',
    AMAZON,
    ['hms-terpsichore', 'HMS Terpsichore', '1785'],
    ['hms-meleager', 'HMS Meleager', ''],
  ),
  ...ofSet(
    'SS04',
    'british',
    'Bellona',
    BELLONA,
    ['hms-defence', 'HMS Defence', '1763'],
    ['hms-vanguard', 'HMS Vanguard', ''],
  ),
  ...ofPack(
    'SGN101A',
    'british',
    'Concorde',
    BRITISH_CONCORDE,
    ['hms-concorde', 'HMS Concorde', '1783'],
    ['hms-unite', 'HMS Unite', '1796'],
  ),
  ...ofPack(
    'SGN101B',
    'french',
    'Concorde',
    CONCORDE,
    ['hermione', 'Hermione', '1779'],
    ['inconstante', "L'Inconstante", '1786'],
  ),
  ...ofPack(
    'SGN102A',
    'british',
    'Téméraire',
    BRITISH_TEMERAIRE,
    ['hms-impetueux', 'HMS Impetueux', '1796'],
    ['hms-spartiate', 'HMS Spartiate', '1798'],
  ),
  ...ofPack(
    'SGN102B',
    'french',
    'Téméraire',
    TEMERAIRE,
    ['commerce-de-bordeaux', 'Commerce de Bordeaux', '1785'],
    ['duguay-trouin', 'Duguay-Trouin', '1788'],
  ),
  ...ofPack(
    'SGN103A',
    'french',
    'Amazon',
    FRENCH_AMAZON,
    ['embuscade', 'Embuscade', '1798'],
    ['succes', 'Le Succès', '1801'],
  ),
  ...ofPack(
    'SGN103B',
    'british',
    'Amazon',
    AMAZON,
    ['hms-cleopatra', 'HMS Cleopatra', '1779'],
    ['hms-iphigenia', 'HMS Iphigenia', '1780'],
  ),
  // British-built prizes; no class is printed for them.
  ...ofPack(
    'SGN104A',
    'french',
    '',
    FRENCH_PRIZE,
    ['berwick', 'Le Berwick', '1795'],
    ['swiftsure', 'Le Swiftsure', '1801'],
  ),
  ...ofPack(
    'SGN104B',
    'british',
    'Bellona',
    BELLONA,
    ['hms-bellona', 'HMS Bellona', '1760'],
    ['hms-goliath', 'HMS Goliath', '1781'],
  ),
];

// The book gives neither class nor figures for the backs of the set's four cards: they take those of the fronts.
function ofSet(product: string, nation: Nation, className: string, sheet: Sheet, front: Side, back: Side): ShipData[] {
  return [
    side(product, nation, className, sheet, front, back[0], 'RB'),
    side(product, nation, '', sheet, back, front[0], 'INF'),
  ];
}

function ofPack(product: string, nation: Nation, className: string, sheet: Sheet, front: Side, back: Side): ShipData[] {
  return [
    side(product, nation, className, sheet, front, back[0], 'REC'),
    side(product, nation, className, sheet, back, front[0], 'REC'),
  ];
}

function side(
  product: string,
  nation: Nation,
  className: string,
  sheet: Sheet,
  [id, name, year]: Side,
  back: string,
  provenance: Source,
): ShipData {
  return { id, name, nation, className, year, product, ...sheet, back, provenance };
}
