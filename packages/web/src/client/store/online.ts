/** Opens a table on a server: shows who sits there until the game begins, then the game like any other. */

import type { Seat } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { Officer, Seen, Sitting, TableView } from '../protocol.ts';
import { officerOf, readOfficer } from '../protocol.ts';
import type { GameState } from '../store.ts';
import type { Core } from './core.ts';
import { ignore } from './core.ts';
import type { Deliveries } from './deliveries.ts';
import type { Opening } from './opening.ts';

export type OnlinePart = Pick<GameState, 'join'>;

export function createOnline(core: Core, { begin, sitDown }: Opening, { listener }: Deliveries): OnlinePart {
  const { inside, session, set } = core;

  function seenAt({ id, seats, you }: TableView, seen: readonly Seen[]) {
    // On a server nobody shares the screen.
    inside.holder = you === 'spectator' ? null : you;
    const isNew = seen.every(({ turn }) => turn.position.at === 0);
    const unbriefed: readonly Seat[] = isNew && you !== 'spectator' ? [you] : [];
    return { id, seats: seats.map((seat, i) => sittingAt(seat, i === you)), pack: null, seen, unbriefed };
  }

  return {
    join: (id, invite) =>
      begin(
        [],
        async isLate => {
          const hear = listener(({ table, seen }) => {
            set({ table });
            sitDown(seenAt(table, seen));
          });
          const joined = await session.join(id, invite, hear);
          if (isLate()) return null;
          if (isRefusal(joined)) return { seats: [], pack: null, seen: joined };
          const { table, seen } = joined;
          set({ table });
          if (seen !== null) return seenAt(table, seen);
          set({ status: 'gathering' });
          session.shown(0).catch(ignore);
          return null;
        },
        { id, opened: 'table' },
      ),
  };
}

function sittingAt(seat: TableView['seats'][number], isYou: boolean): Sitting {
  if (isYou) return { kind: 'human' };
  return seat.kind === 'agent' ? { kind: 'agent', level: officerNamed(seat.level) } : { kind: 'away' };
}

function officerNamed(name: string): Officer {
  const known = readOfficer(name);
  return known === null ? 'lieutenant' : officerOf(known.level, known.temper);
}
