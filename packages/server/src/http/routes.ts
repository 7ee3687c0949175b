/** All HTTP routes. Every request is checked against the contract. */

import type { FastifyInstance } from 'fastify';
import { withTypes } from './replies.ts';
import type { AccountDeps } from './routes/account.ts';
import { addAccountRoutes } from './routes/account.ts';
import type { AdministrationDeps } from './routes/administration.ts';
import { addAdministrationRoutes } from './routes/administration.ts';
import type { NoteDeps } from './routes/notes.ts';
import { addNoteRoutes } from './routes/notes.ts';
import type { NoticeDeps } from './routes/notices.ts';
import { addNoticeRoutes } from './routes/notices.ts';
import type { NoticeLinkDeps } from './routes/notice-links.ts';
import { addNoticeLinks } from './routes/notice-links.ts';
import type { KeyDeps } from './routes/keys.ts';
import { addKeyRoutes } from './routes/keys.ts';
import type { LobbyDeps } from './routes/lobby.ts';
import { addLobbyRoutes } from './routes/lobby.ts';
import type { PeopleDeps } from './routes/people.ts';
import { addPeopleRoutes } from './routes/people.ts';
import type { PasskeyDeps } from './routes/passkeys.ts';
import { addPasskeyRoutes } from './routes/passkeys.ts';
import type { RecordDeps } from './routes/record.ts';
import { addRecordRoutes } from './routes/record.ts';
import type { OwnDataDeps } from './routes/own-data.ts';
import { addOwnDataRoutes } from './routes/own-data.ts';
import type { SuspensionDeps } from './routes/suspensions.ts';
import { addSuspensionRoutes } from './routes/suspensions.ts';
import type { StreamDeps } from './streams.ts';
import { addStreamRoutes } from './streams.ts';
import type { TableDeps } from './routes/tables.ts';
import { addTableRoutes } from './routes/tables.ts';
import type { TalkRouteDeps } from './routes/talk.ts';
import { addTalkRoutes } from './routes/talk.ts';

export interface RouteDeps
  extends AccountDeps,
    AdministrationDeps,
    KeyDeps,
    LobbyDeps,
    NoteDeps,
    NoticeDeps,
    NoticeLinkDeps,
    OwnDataDeps,
    PasskeyDeps,
    PeopleDeps,
    RecordDeps,
    SuspensionDeps,
    StreamDeps,
    TableDeps,
    TalkRouteDeps {}

export function addRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const api = withTypes(app);
  addPeopleRoutes(api, deps);
  addAccountRoutes(api, deps);
  addPasskeyRoutes(api, deps);
  addOwnDataRoutes(api, deps);
  addSuspensionRoutes(api, deps);
  addTableRoutes(api, deps);
  addKeyRoutes(api, deps);
  addLobbyRoutes(api, deps);
  addRecordRoutes(api, deps);
  addTalkRoutes(api, deps);
  addAdministrationRoutes(api, deps);
  addNoteRoutes(api, deps);
  addNoticeRoutes(api, deps);
  void app.register(async scope => addNoticeLinks(withTypes(scope), deps));
  addStreamRoutes(api, deps);
}
