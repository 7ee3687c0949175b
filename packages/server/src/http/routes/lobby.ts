/** The lobby's section of the network, for those who ask once: the socket tells of changes. */

import type { LobbyView } from '@weathergauge/wire';
import type { Lobby } from '../../lobby/lobby.ts';
import type { Sessions } from '../../people/sessions.ts';
import { callerOf } from '../caller.ts';
import type { Api } from '../replies.ts';

export interface LobbyDeps {
  readonly sessions: Sessions;
  readonly lobby: Pick<Lobby, 'of'>;
}

export function addLobbyRoutes(api: Api, { sessions, lobby }: LobbyDeps): void {
  api.get(
    '/api/lobby',
    { schema: { summary: 'Your tables, where it is your move first, and open ones', description: 'A `LobbyView`.' } },
    async (request): Promise<LobbyView> => {
      const person = await callerOf(request, sessions);
      return lobby.of(person?.id ?? null);
    },
  );
}
