/** What administrators ask of the server. To everybody else it says that there is nothing at these addresses. */

import type { Refusal } from '@weathergauge/engine';
import type { Channel, DeedsPage, ReportsPage } from '@weathergauge/wire/types';
import { call } from './api.ts';

type Done = Promise<Refusal | object>;
type State = 'open' | 'closed';

const after = (last: string | null, mark: '?' | '&'): string => (last === null ? '' : `${mark}after=${last}`);

export const readReports = (state: State, last: string | null) =>
  call(`administration/reports?state=${state}${after(last, '&')}`) as Promise<ReportsPage | Refusal>;
export const readDeeds = (last: string | null) =>
  call(`administration/deeds${after(last, '?')}`) as Promise<DeedsPage | Refusal>;
export const closeReport = (report: string, how: 'dismissed' | 'settled') =>
  call(`administration/reports/${report}/close`, { how }) as Done;
export const removeLine = (at: string, line: { readonly channel: Channel; readonly number: number }) =>
  call('administration/lines/remove', { at, channel: line.channel, number: line.number }) as Done;
export const suspend = (person: string, why: string) =>
  call(`administration/people/${person}/suspend`, { why }) as Done;
export const liftSuspension = (person: string) => call(`administration/people/${person}/lift`, {}) as Done;
