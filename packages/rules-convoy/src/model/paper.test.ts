import { expect, test } from 'vitest';
import { add, sea } from '../test/drill.fixture.ts';
import type { Sea } from '../test/drill.fixture.ts';
import { addsHex, isChaser } from './abilities.ts';
import { hasPlace, isAfloat } from './conditions.ts';
import { paperOf } from './paper.ts';
import type { Convoy, Ship } from './state.ts';
import { batteries } from './terms.ts';
import type { ShipView } from './view.ts';
import { view } from './view.ts';

type What = Parameters<typeof add>[5];

function paper(what: What, changes: Partial<Ship> = {}, on: Sea = {}): ReturnType<typeof paperOf> {
  const s: Convoy = sea(on);
  add(s, 0, 5, 5, 'E', what, changes);
  const table = view(s, 'spectator');
  return paperOf(table, table.ships[0] as ShipView);
}

test('1.12, 1.13, 1.14 turns are told by the clause of her kind and size; a small warship turns in every hex', () => {
  const kinds = [
    { size: 'small' },
    { size: 'medium' },
    { size: 'large' },
    { kind: 'merchant', size: 'small' },
  ] as const;
  expect(kinds.map(what => paper(what).turns)).toEqual([
    { figure: null, clause: '1.13' },
    { figure: 2, clause: '1.14' },
    { figure: 1, clause: '1.12' },
    { figure: 1, clause: '1.12' },
  ]);
});

test('2.1, 2.2, 2.3 ranges of a warship and of a merchant', () => {
  const of = (what: What) => [paper(what).broadsides, paper(what).chasers];
  const chasers = { figure: 2, clause: '2.3' };
  expect(of({ size: 'large' })).toEqual([{ figure: 5, clause: '2.1' }, chasers]);
  expect(of({ kind: 'merchant', size: 'large' })).toEqual([{ figure: 3, clause: '2.2' }, chasers]);
});

test('1.9, 1.10, 1.16 no die for a hex without sail, and a worse one for a scurvy crew', () => {
  expect(paper({}).extraHex).toEqual({ figure: 3, clause: '1.9' });
  expect(paper({ quality: 'scurvy' }).extraHex).toEqual({ figure: 4, clause: '1.10' });
  expect(paper({ quality: 'scurvy' }, { sail: 0 }).extraHex).toEqual({ figure: null, clause: '1.16' });
});

test('8.1, 9.1, 12.1, 12.2 a prize recovers by her own clause, and a hardened crew sounds by its own', () => {
  expect(paper({}).recovery).toEqual({ figure: 4, clause: '8.1' });
  expect(paper({}, { captured: 1 }).recovery).toEqual({ figure: 1, clause: '9.1' });
  expect(paper({ size: 'small' }).soundings).toEqual({ figure: 1, clause: '12.1' });
  expect(paper({ size: 'small', quality: 'battle-hardened' }).soundings).toEqual({ figure: 0, clause: '12.2' });
});

test('R55 only a merchant of the convoy is worth something for getting away', () => {
  const merchant = { kind: 'merchant', size: 'large' } as const;
  expect(paper(merchant).worth.figure).toEqual({ exit: 5, prize: 10 });
  expect(paper(merchant, { flag: -1 }).worth.figure).toEqual({ exit: null, prize: 10 });
  expect(paper({ size: 'large' }).worth.figure).toEqual({ exit: null, prize: 6 });
});

test('R25 the batteries that have fired are named', () => {
  expect(paper({}, { fired: 0b1001 }).fired.figure).toEqual(['port', 'stern']);
});

test('there is a note for each thing that hinders her; fog is none to a ship that has burnt', () => {
  const fog = { fog: [[5, 5]] } as const;
  expect(paper({}).notes).toEqual([]);
  expect(paper({}, { captured: 1, aground: 1, paused: 1, moved: 1 }, fog).notes.map(([note]) => note)).toEqual([
    'prize',
    'aground',
    'paused',
    'fog',
    'moved',
  ]);
  expect(paper({}, { moved: 1 }, { active: 1 }).notes).toEqual([]);
  expect(paper({}, { condition: 'burnt' }, fog).notes).toEqual([['burnt', '7.2']]);
  expect(paper({}, { condition: 'struck' }, fog).notes.map(([note]) => note)).toEqual(['struck', 'fog']);
});

test('a burnt ship lies where she burnt; one not yet placed or away lies nowhere', () => {
  const found = (['sailing', 'struck', 'burnt', 'exited', 'unplaced'] as const).map(condition => ({
    at: 7,
    condition,
  }));
  expect(found.map(hasPlace)).toEqual([true, true, true, false, false]);
  expect(found.map(isAfloat)).toEqual([true, true, false, false, false]);
  expect(hasPlace({ at: -1, condition: 'sailing' })).toBe(false);
});

test('1.9, 2.3 the very face that is needed adds a hex; bow and stern are chasers', () => {
  expect([2, 3, 4].map(face => addsHex(face, 3))).toEqual([false, true, true]);
  expect(batteries.filter((_, battery) => isChaser(battery))).toEqual(['bow', 'stern']);
});
