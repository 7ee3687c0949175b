/**
 * What a seat writes while its orders are sealed, lane by lane: for each of its ships the fields of `Ship` of the same
 * names, as it has them so far. At the join they become the ship's own.
 *
 * A reader that may meet a lane under way takes the draft of the seat it reads for (`draftOf`) and asks the functions below:
 * they fall back on the ship herself, which holds all that is not under seal.
 */

import type { Seat } from '@weathergauge/engine';
import type { Sails, Ship } from './state.ts';

/** B2, S2, A2 Her card, into the space it goes to, and her crew's actions. */
export type Plan = Pick<Ship, 'first' | 'second' | 'orders' | 'settled'>;
/** S1, A1 The same before the first turn, with shot and sails. */
export type Outfit = Plan & Pick<Ship, 'shot' | 'sails'>;
/** B5, B6 */
export type Fire = Pick<Ship, 'volley' | 'muskets'>;
/** S8 */
export type Loading = Pick<Ship, 'loads'>;
/** R43 Settled once she is placed; with the measures of her base, which others of her seat keep clear of. */
export type Place = Pick<Ship, 'x' | 'y' | 'heading' | 'halfLength' | 'halfWidth' | 'settled'>;
/** O10.2 */
export type Boarding = Pick<Ship, 'parley'>;

/** By the ship's number; null for what is not this seat's. */
export type Records<T> = (T | null)[];

export interface Plans {
  readonly kind: 'plans';
  readonly ships: Records<Plan>;
}
export interface Outfits {
  readonly kind: 'outfits';
  readonly ships: Records<Outfit>;
}
export interface Fires {
  readonly kind: 'fires';
  readonly ships: Records<Fire>;
}
export interface Loadings {
  readonly kind: 'loadings';
  readonly ships: Records<Loading>;
}
export interface Places {
  readonly kind: 'places';
  readonly ships: Records<Place>;
}
export interface Boardings {
  readonly kind: 'boardings';
  readonly ships: Records<Boarding>;
}
export type Draft = Plans | Outfits | Fires | Loadings | Places | Boardings;

function recordsOf<T>(s: Readonly<Sails>, seat: Seat, make: (ship: Readonly<Ship>) => T): Records<T> {
  const records: Records<T> = [];
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    records.push(ship.seat === seat ? make(ship) : null);
  }
  return records;
}

const newPlan = ({ first, second, orders, settled }: Readonly<Plan>): Plan => ({ first, second, orders, settled });
export const newPlans = (s: Readonly<Sails>, seat: Seat): Plans => ({
  kind: 'plans',
  ships: recordsOf(s, seat, newPlan),
});

const newOutfit = ({ first, second, orders, settled, shot, sails }: Readonly<Outfit>): Outfit => ({
  first,
  second,
  orders,
  settled,
  shot: shot.slice(),
  sails,
});
export const newOutfits = (s: Readonly<Sails>, seat: Seat): Outfits => ({
  kind: 'outfits',
  ships: recordsOf(s, seat, newOutfit),
});

const newFire = ({ volley, muskets }: Readonly<Fire>): Fire => ({ volley: volley.slice(), muskets });
export const newFires = (s: Readonly<Sails>, seat: Seat): Fires => ({
  kind: 'fires',
  ships: recordsOf(s, seat, newFire),
});

const newLoading = ({ loads }: Readonly<Loading>): Loading => ({ loads: loads.slice() });
export const newLoadings = (s: Readonly<Sails>, seat: Seat): Loadings => ({
  kind: 'loadings',
  ships: recordsOf(s, seat, newLoading),
});

const newPlace = ({ x, y, heading, halfLength, halfWidth, settled }: Readonly<Place>): Place => ({
  x,
  y,
  heading,
  halfLength,
  halfWidth,
  settled,
});
export const newPlaces = (s: Readonly<Sails>, seat: Seat): Places => ({
  kind: 'places',
  ships: recordsOf(s, seat, newPlace),
});

const newBoarding = ({ parley }: Readonly<Boarding>): Boarding => ({ parley });
export const newBoardings = (s: Readonly<Sails>, seat: Seat): Boardings => ({
  kind: 'boardings',
  ships: recordsOf(s, seat, newBoarding),
});

export function cloneDraft(draft: Draft): Draft {
  switch (draft.kind) {
    case 'plans':
      return { kind: 'plans', ships: copies(draft.ships, newPlan) };
    case 'outfits':
      return { kind: 'outfits', ships: copies(draft.ships, newOutfit) };
    case 'fires':
      return { kind: 'fires', ships: copies(draft.ships, newFire) };
    case 'loadings':
      return { kind: 'loadings', ships: copies(draft.ships, newLoading) };
    case 'places':
      return { kind: 'places', ships: copies(draft.ships, newPlace) };
    case 'boardings':
      return { kind: 'boardings', ships: copies(draft.ships, newBoarding) };
  }
}

function copies<T>(records: readonly (T | null)[], copy: (record: T) => T): Records<T> {
  const made: Records<T> = [];
  for (let i = 0; i < records.length; i++) {
    const record = records[i] as T | null;
    made.push(record === null ? null : copy(record));
  }
  return made;
}

/** Every lane joins so: what was written on its records is now written on the ships. */
export function joinDraft(s: Sails, _seat: Seat, draft: Draft): void {
  for (let i = 0; i < draft.ships.length; i++) {
    const record = draft.ships[i];
    if (record) Object.assign(s.ships[i] as Ship, record);
  }
}

/** The record of a ship in a lane of her own seat, which holds one for each of its ships. */
export function recordOf<T>(draft: { readonly ships: readonly (T | null)[] }, ship: number): T {
  return draft.ships[ship] as T;
}

export function planOf(draft: Readonly<Draft> | null, ship: Readonly<Ship>): Readonly<Plan> {
  return (draft?.kind === 'plans' || draft?.kind === 'outfits' ? draft.ships[ship.id] : null) ?? ship;
}

export function outfitOf(draft: Readonly<Draft> | null, ship: Readonly<Ship>): Readonly<Outfit> {
  return (draft?.kind === 'outfits' ? draft.ships[ship.id] : null) ?? ship;
}

export function fireOf(draft: Readonly<Draft> | null, ship: Readonly<Ship>): Readonly<Fire> {
  return (draft?.kind === 'fires' ? draft.ships[ship.id] : null) ?? ship;
}

export function loadingOf(draft: Readonly<Draft> | null, ship: Readonly<Ship>): Readonly<Loading> {
  return (draft?.kind === 'loadings' ? draft.ships[ship.id] : null) ?? ship;
}

export function placeOf(draft: Readonly<Draft> | null, ship: Readonly<Ship>): Readonly<Place> {
  return (draft?.kind === 'places' ? draft.ships[ship.id] : null) ?? ship;
}

export function boardingOf(draft: Readonly<Draft> | null, ship: Readonly<Ship>): Readonly<Boarding> {
  return (draft?.kind === 'boardings' ? draft.ships[ship.id] : null) ?? ship;
}
