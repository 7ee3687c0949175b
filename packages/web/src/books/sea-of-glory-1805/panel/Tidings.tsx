/** What one has been told, the newest first: by whom, when and where. */

import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import {
  ADMIRALS,
  DIRECTIVES,
  nations,
  objectiveAreas,
  PORTS,
  SHIPS,
  tidings,
  TURNS,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { placeName } from '../board/places.ts';
import type { Say } from '../board/say.ts';
import { useSay } from './use-say.ts';
import './tidings.css';

type Row = GloryView['ledger'][number];

export function Tidings({ rows }: { readonly rows: readonly Row[] }) {
  const say = useSay();
  return (
    <ol className="sog-tidings">
      {rows.map((row, i) => (
        // Rows have no number of their own; the newest comes first, so they are counted from the oldest.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={rows.length - i}>
          <time>{TURNS[row.turn]?.name ?? ''}</time>
          <span>{tidingWords(row, say)}</span>
        </li>
      ))}
    </ol>
  );
}

/** See `tidings` of the rules for what the numbers of each row mean. */
export function tidingWords({ what, place, a, b, c, d }: Row, say: Say): string {
  const kind = tidings[what] ?? 'sailed';
  const at = placeName(place);
  const seen = (ships: number, frigates: number, convoys: number, gold = 0): string =>
    [
      say(ships > 0 ? 'tiding.range' : 'tiding.noShips', { low: ships }),
      ...(frigates > 0 ? [say('kind.frigate')] : []),
      ...(convoys > 0 ? [say('tiding.convoy')] : []),
      ...(gold > 0 ? [say('kind.gold')] : []),
    ].join(', ');
  switch (kind) {
    case 'masts':
      return say('tiding.masts', { place: at, seen: seen(a, c, d), ordinary: b });
    case 'revealed':
      return say('tiding.revealed', { place: at, seen: seen(a, b, c, d) });
    case 'battle-fleet':
      return say('tiding.battleFleet', { place: at, seen: seen(a, 0, d), admiral: ADMIRALS[b]?.name ?? '' });
    case 'ship':
      return say(`tiding.ship.${b}`, { ship: SHIPS[a]?.name ?? '' });
    case 'fog':
      return say('tiding.fog', { place: at, count: a });
    case 'provisions':
      return say(`provision.${b}`, { port: PORTS[a]?.name ?? '' });
    case 'raid':
      return say(b === 1 ? 'tiding.raidTrue' : 'tiding.raidFalse', { port: PORTS[a]?.name ?? '' });
    case 'directive':
      return say('tiding.directive', { area: say(`objective.${objectiveAreas[DIRECTIVES.areas[a] ?? 0] ?? ''}`) });
    case 'spies':
      return say('tiding.spies', {
        place: at,
        ships:
          [a, b, c]
            .flatMap((count, i) => (count > 0 ? [say(`count.${nations[i] ?? ''}`, { count })] : []))
            .join(', ') || '0',
        ordinary: d,
      });
    case 'sailed':
      return say('tiding.sailed', { tag: a, from: placeName(b), to: at });
    case 'admiral':
      return say(b === 1 ? 'tiding.admiralLost' : 'tiding.admiral', { admiral: ADMIRALS[a]?.name ?? '', place: at });
    case 'spied-fleet':
      return say('tiding.spiedFleet', { tag: a, seen: seen(b, c, d) });
    case 'spied-ship':
      return say(b === 1 ? 'tiding.spiedOrdinary' : 'tiding.spiedShip', { ship: SHIPS[a]?.name ?? '', place: at });
    case 'rockets':
      return say('tiding.rockets', { place: at, count: a });
  }
}
