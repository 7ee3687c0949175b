import type { Options, OptionSpec, Uneven } from '@weathergauge/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { startStrings } from '../../ui/strings/index.ts';
import { evened, leaningOf } from './balance.ts';
import { BalanceNote } from './BalanceNote.tsx';

startStrings();

const about = { summary: '', clause: '1' };
const spec: OptionSpec = {
  level: { ...about, title: 'Rules', type: 'choice', default: 'basic', choices: ['basic', 'advanced'] },
  raw: { ...about, title: 'Raw gunners', type: 'choice', default: 'none', choices: ['none', 'british', 'french'] },
  grog: { ...about, title: 'Grog', type: 'flag', default: false },
};
const uneven: readonly Uneven[] = [
  {
    scenario: 'capes',
    score: 71.6,
    games: 400,
    handicap: { options: { raw: 'british' }, balance: { score: 48, games: 400 } },
  },
  { scenario: 'capes', options: { level: 'advanced' }, score: 22, games: 400 },
  { scenario: 'duel', score: 94, games: 400, handicap: { options: { grog: true } } },
];
const NAMES = ['the British', 'the French'];

function shown(id: string, changes: Options = {}, names = NAMES): string {
  const scenario = { id, options: {} };
  return renderToStaticMarkup(
    <BalanceNote spec={spec} uneven={uneven} scenario={scenario} changes={changes} names={names} onChange={() => {}} />,
  );
}

test('an uneven battle names the side that wins it, and offers what evens it out', () => {
  const page = shown('capes');
  expect(page).toContain('Uneven: the British won about 72 of a hundred such battles between equal agents.');
  expect(page).toContain('To even it out: Raw gunners: British.');
  expect(page).toContain('>Even it out</button>');
});

test('with the handicap it says how it went then, and takes it back', () => {
  const page = shown('capes', { raw: 'british' });
  expect(page).toContain('Evened out (Raw gunners: British): the French won about 52 of a hundred.');
  expect(page).toContain('>As it was</button>');
});

test('a level has its own figures, and without a handicap nothing is offered', () => {
  const page = shown('capes', { level: 'advanced' });
  expect(page).toContain('the French won about 78 of a hundred');
  expect(page).not.toContain('<button');
});

test('nothing is said of battles that nobody has measured, and of even ones', () => {
  expect(shown('capes', { grog: true })).toBe('');
  expect(shown('shoals')).toBe('');
});

test('before the seats have names it keeps its room, unseen', () => {
  expect(shown('capes', {}, [])).toContain('data-waiting="true"');
  expect(shown('capes')).toContain('data-waiting="false"');
});

test('what players settle by a bid has no figure, and one who plays alone has no side', () => {
  expect(shown('duel', { grog: true })).toContain('Evened out between the players (Grog: on).');
  expect(shown('duel', {}, ['You'])).toContain('an agent won about 94.');
});

test('the handicap is taken and dropped without touching the level', () => {
  const scenario = { id: 'capes', options: {} };
  const leaning = leaningOf(spec, uneven, scenario, {});
  if (leaning === null) throw new Error('capes leans');
  const taken = evened(spec, scenario, {}, leaning);
  expect(taken).toEqual({ raw: 'british' });
  const back = leaningOf(spec, uneven, scenario, taken);
  if (back === null) throw new Error('capes leans, evened out');
  expect(back.isEvened).toBe(true);
  expect(evened(spec, scenario, taken, back)).toEqual({});
});
