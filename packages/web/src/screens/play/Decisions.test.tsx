import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Judged } from '../../client/protocol.ts';
import { addStrings, startStrings } from '../../ui/strings/index.ts';
import { Decisions } from './Decisions.tsx';
import report from './report-strings.ts';

startStrings();
addStrings('play', { report });

const judged = (entry: number, ordered: string, other: string, own: number, others: number): Judged => ({
  seat: 0,
  entry,
  branch: entry,
  asked: 'What next?',
  ordered,
  other,
  instead: [],
  own,
  others,
  lost: others - own,
});

const worst = [judged(8, 'Ship 0 strikes her flag', 'Ship 0 fires', -0.6, 0.2)];
const best = [
  judged(3, 'Ship 0 fires', 'Ship 0 holds her fire', 0.5, -0.1),
  judged(5, 'Ship 0 boards', 'Ship 0 casts off', 0.4, 0),
  judged(6, 'Ship 0 tacks', 'Ship 0 runs on', 0.3, 0.1),
];

function told(found: { readonly worst: readonly Judged[]; readonly best: readonly Judged[] }): string {
  const game = {
    analysis: { how: 'done', share: 1, found },
    analyse: async () => {},
    stopAnalysis: () => {},
    seats: [{ kind: 'human' }, { kind: 'agent', level: 'midshipman' }],
  } as unknown as Parameters<typeof Decisions>[0]['game'];
  const nothing = () => {};
  return renderToStaticMarkup(
    <Decisions game={game} seatNames={['A', 'B']} turns={[]} onLook={nothing} onBranch={nothing} onShow={nothing} />,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('the best decisions are told as the worst are: each with the next best, both chances, and the two ways on', () => {
  const words = told({ worst, best });
  expect(words).toMatch(/What cost you most .*strikes her flag\. Better: Ship 0 fires\. Chances: 20 % .*60 %/);
  const [, good = ''] = words.split('What you did best');
  expect([...good.matchAll(/What next\?/g)]).toHaveLength(3);
  expect(good).toMatch(
    /Ship 0 fires\. The next best: Ship 0 holds her fire\. Chances: 75 % as you ordered, 45 % with the other Show me Order otherwise/,
  );
  expect(good).not.toContain('Better:');
});

test('an order that begins with no name goes on in small letters behind its colon', () => {
  expect(told({ worst: [judged(2, 'throw 9 dice', 'throw 5 dice', -0.2, 0)], best: [] })).toMatch(
    /Throw 9 dice\. Better: throw 5 dice\. /,
  );
});

test('where nothing was much better or worse than the rest, that is said', () => {
  expect(told({ worst: [], best: [] })).toMatch(/Of your orders none can be told to be much better or worse/);
});
