/** The keys by which this server signs the beginnings and ends of games. */

import type { Receipts } from '../../receipts/receipts.ts';
import type { Api } from '../replies.ts';

export interface KeyDeps {
  readonly receipts: Pick<Receipts, 'keys'>;
}

export function addKeyRoutes(api: Api, { receipts }: KeyDeps): void {
  api.get(
    '/api/keys',
    {
      schema: {
        summary: 'The keys by which this server signs how games begin and end (docs/logs.md)',
        description: '`keys`, a list of `PublishedKey`, the newest first.',
      },
    },
    async () => ({ keys: await receipts.keys() }),
  );
}
