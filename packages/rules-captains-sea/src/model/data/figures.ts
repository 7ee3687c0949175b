/**
 * The figures that the rules read. A ruleset puts those of its own pack in use for as long as one of its functions runs
 * (`withPacks` of the engine); at all other times the printed ones are in use. Nothing derived from a figure may be kept in a
 * variable of another module.
 */

import { PRINTED } from './pack.ts';
import type { BridgeCard, DataPack, ShipCard } from './schema.ts';

export type { BridgeCard, DataPack, ShipCard } from './schema.ts';

/** What the rules take from a pack. */
export interface Figures {
  readonly ships: readonly ShipCard[];
  readonly deck: readonly BridgeCard[];
  /** A whole deck, by kind of card: how many copies. */
  readonly copies: readonly number[];
  readonly baseMovement: readonly (readonly number[])[];
  /** By hull type: slow, average, fast. */
  readonly hullBonus: readonly (readonly number[])[];
  /** By speed 0 to 12: bit i is set if a ship of that speed activates in impulse i. */
  readonly activations: readonly number[];
  readonly damage: readonly (readonly number[])[];
  readonly fireHigh: readonly number[];
  readonly fireLow: readonly number[];
  /** By hits 0 to 12, then coloured die 1 to 6 (index 0 is not used). */
  readonly moraleDice: readonly (readonly number[])[];
  readonly squares: DataPack['squares'];
}

function derive(pack: DataPack): Figures {
  const { slow, average, fast } = pack.hullBonus;
  return {
    ships: pack.ships,
    deck: pack.deck,
    copies: pack.deck.map(card => card.copies),
    baseMovement: pack.baseMovement,
    hullBonus: [slow, average, fast],
    activations: [0, ...pack.impulses.map(row => row.reduce((bits, impulse) => bits | (1 << impulse), 0))],
    damage: pack.damage,
    fireHigh: pack.fireHigh,
    fireLow: pack.fireLow,
    moraleDice: Array.from({ length: 13 }, (_, hits) => [
      0,
      ...(hits === 0 ? [0, 0, 0, 0, 0, 0] : (pack.morale.find(column => hits <= column.upTo)?.dice ?? [])),
    ]),
    squares: pack.squares,
  };
}

let inUse: Figures;

// Imports of these are live: they change when `use` does.
export let SHIPS: Figures['ships'];
export let DECK: Figures['deck'];
export let COPIES: Figures['copies'];
export let BASE_MOVEMENT: Figures['baseMovement'];
export let HULL_BONUS: Figures['hullBonus'];
export let ACTIVATIONS: Figures['activations'];
export let DAMAGE: Figures['damage'];
export let FIRE_HIGH: Figures['fireHigh'];
export let FIRE_LOW: Figures['fireLow'];
export let MORALE_DICE: Figures['moraleDice'];
export let SQUARES: Figures['squares'];

/** Puts figures in use and returns those that were. */
export function use(figures: Figures): Figures {
  const before = inUse;
  if (figures !== before) put(figures);
  return before;
}

function put(figures: Figures): void {
  inUse = figures;
  SHIPS = figures.ships;
  DECK = figures.deck;
  COPIES = figures.copies;
  BASE_MOVEMENT = figures.baseMovement;
  HULL_BONUS = figures.hullBonus;
  ACTIVATIONS = figures.activations;
  DAMAGE = figures.damage;
  FIRE_HIGH = figures.fireHigh;
  FIRE_LOW = figures.fireLow;
  MORALE_DICE = figures.moraleDice;
  SQUARES = figures.squares;
}

const printed = derive(PRINTED);
put(printed);

/** For a page that draws: from now on these figures are in use at rest. The pack must have been found sound; null: as printed. */
export function drawBy(pack: object | null): void {
  if (pack !== drawn.pack) drawn = { pack, figures: pack === null ? printed : derive(pack as DataPack) };
  use(drawn.figures);
}

let drawn: { readonly pack: object | null; readonly figures: Figures } = { pack: null, figures: printed };

export function figuresOf(pack: DataPack): Figures {
  return pack === PRINTED ? printed : derive(pack);
}
