/** The lobby's section of the network, for those who ask once: the socket tells of changes. */

import type { Lobby } from '../../lobby/lobby.ts';
import type { Sessions } from '../../people/sessions.ts';
import { callerOf } from '../caller.ts';
import { addressOf, tooMany } from '../limits.ts';
import type { Questions } from '../questions.ts';
import type { Api } from '../replies.ts';

export interface LobbyDeps {
  readonly sessions: Sessions;
  readonly lobby: Pick<Lobby, 'of'>;
  readonly questions: Questions;
}

/** Milliseconds after which somebody may ask again of whose address too many questions wait. */
const CROWDED = 5_000;

export function addLobbyRoutes(api: Api, { sessions, lobby, questions }: LobbyDeps): void {
  api.get(
    '/api/lobby',
    { schema: { summary: 'Your tables, where it is your move first, and open ones', description: 'A `LobbyView`.' } },
    async (request, reply) => {
      const person = await callerOf(request, sessions);
      const view = await questions.ofStore(addressOf(request), () => lobby.of(person?.id ?? null));
      return view ?? tooMany(reply, CROWDED, 'much is asked from where you are');
    },
  );
}
