/** The set-up of a table: its game, who sits where, and what must be done again when either changes. */

import { readOfficer } from '@weathergauge/agents/levels';
import type { AnyRuleset, MatchConfig, Refusal, Seat } from '@weathergauge/engine';
import { boundGame, commitmentTo, keyHex, newKey, pledge as pledgeOf, refusal } from '@weathergauge/engine';
import type { Person, Settings, TableSeat, TableWish } from '@weathergauge/wire';
import type { Table } from './places.ts';

/** Who sits where at a new table. */
export function placesOf({ seats }: Pick<TableWish, 'seats'>, organiser: Person): TableSeat[] | Refusal {
  if (seats.filter(({ kind }) => kind === 'mine').length > 1)
    return refusal('bad-config', 'you can take one seat: leave the others open, or to agents');
  if (seats.every(({ kind }) => kind === 'agent'))
    return refusal('bad-config', 'somebody must play: leave a seat open, or take one');
  // Only named levels: other agents could be set to think for hours.
  const unknown = seats.find(seat => seat.kind === 'agent' && readOfficer(seat.level) === null);
  if (unknown?.kind === 'agent') return refusal('bad-config', `there is no agent ${JSON.stringify(unknown.level)}`);
  return seats.map((seat): TableSeat => (seat.kind === 'mine' ? { kind: 'person', person: organiser } : seat));
}

/** The requested seats, with the people who sit there already: nobody is moved, and nobody loses a seat to an agent. */
export function placesKept(wished: readonly TableSeat[], { places }: Pick<Table, 'places'>): TableSeat[] | Refusal {
  const isLost = places.some((place, seat) => {
    const next = wished[seat];
    if (place.kind !== 'person' || next?.kind === 'open') return false;
    return next?.kind !== 'person' || next.person.id !== place.person.id;
  });
  if (isLost) return refusal('bad-config', 'somebody sits there: ask her to leave first, or send her away');
  const kept = wished.map((place, seat): TableSeat => {
    const before = places[seat];
    return place.kind === 'open' && before !== undefined && before.kind !== 'agent' ? before : place;
  });
  const people = kept.flatMap(place => (place.kind === 'person' ? [place.person.id] : []));
  return new Set(people).size === people.length ? kept : refusal('bad-config', 'nobody can take two seats');
}

/** The status before the dice are made: seats are open, players must declare that they are ready, or shares are due. */
export function statusOf({ places, ready, settings }: Pick<Table, 'places' | 'ready' | 'settings'>): Table['status'] {
  if (places.some(({ kind }) => kind === 'open')) return 'gathering';
  const isAwaited = places.some(({ kind }, seat) => kind === 'person' && ready[seat] !== true);
  return settings.start === 'when-ready' && isAwaited ? 'readying' : 'pledging';
}

/** The game of a table, with a new secret of the host and a commitment to both. */
export function boundTo(
  ruleset: AnyRuleset,
  config: MatchConfig,
): Pick<Table, 'ruleset' | 'edition' | 'scenario' | 'options' | 'commitment' | 'secret'> {
  const secret = newKey();
  const bound = boundGame(ruleset, config);
  return {
    ruleset: ruleset.id,
    edition: bound.edition,
    scenario: config.scenario,
    options: config.options,
    commitment: commitmentTo(bound, secret, 'players'),
    secret: keyHex(secret),
  };
}

/**
 * A table whose seats or game have changed: everybody must declare again that she is ready, and pledge a new share. The host pledges for
 * its agents before any player does. One player's share is enough to make the dice unpredictable for everybody.
 */
export function reseated(table: Table): Table {
  const own = table.places.map(({ kind }, seat) => {
    if (kind !== 'agent') return null;
    const share = newKey();
    return { share: keyHex(share), pledge: pledgeOf(table.commitment, seat as Seat, share) };
  });
  const fresh = {
    ...table,
    ready: table.places.map(() => false),
    pledges: own.map(each => each?.pledge ?? null),
    shares: own.map(each => each?.share ?? null),
  };
  return { ...fresh, status: statusOf(fresh) };
}

/** If others already sit at a table whose game was changed, each must declare that she is ready: their pages send shares by themselves. */
export function settingsFor(wished: Settings, places: readonly TableSeat[], organiser: string): Settings {
  const isForOthers = places.some(place => place.kind === 'person' && place.person.id !== organiser);
  return isForOthers ? { ...wished, start: 'when-ready' } : wished;
}

/** The seats of a rematch: sides are swapped, so everybody moves on by half the table. Whoever asks for it sits down at once. */
export function movedOn({ places }: Pick<Table, 'places'>, asker: string): TableSeat[] {
  const half = Math.floor(places.length / 2);
  return places.map((_, seat): TableSeat => {
    const place = places[(seat + half) % places.length];
    if (place === undefined) throw new Error('there is no such place');
    return place.kind === 'person' && place.person.id !== asker ? { kind: 'open', for: place.person } : place;
  });
}
