/** A law for the books of ships: a shot that changes her papers is seen and heard before it strikes, and what befalls her is heard. */

import type { Action, AnyRuleset, Options } from '@weathergauge/engine';
import { configure, isRefusal, noFacts, seededDice } from '@weathergauge/engine';
import type { AgeOfSailEvent } from '@weathergauge/rules-age-of-sail';
import type { SeaEvent } from '@weathergauge/rules-captains-sea';
import type { ConvoyEvent } from '@weathergauge/rules-convoy';
import type { SailsEvent } from '@weathergauge/rules-sails-of-glory';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { Motion } from '../board/scene.ts';
import { builtLibrary } from '../client/library.ts';
import type { Cue } from '../sound/cues.ts';
import { cuesOf } from '../sound/cues.ts';
import { startStrings } from '../ui/strings/index.ts';
import { bookUi } from './index.ts';
import { playGame } from './random-play.fixture.ts';

beforeAll(startStrings);

const SEEDS = ['a', 'b', 'c', 'd'];
/** Answers that come to blows are given where they can be. */
const BOLD = /^(?:engage|volley|fire|open-fire|muskets|grapple|board|assault)$/;
const TIMID = /^(?:terms|haul-down|strike)$/;
const LONGEST = 600;
const ENOUGH = 3;
const CLOSE = { shipsA: 12, shipsB: 12, table: '60x60', headingA: 'E', headingB: 'S', windFrom: 'N' };

type Deed = readonly [heard: Cue['kind'], event: AgeOfSailEvent | ConvoyEvent | SailsEvent | SeaEvent];

interface Battle {
  readonly id: string;
  readonly scenario: string;
  readonly options: Options;
  /** Striking, sinking and boarding, as far as the book knows them. */
  readonly deeds: readonly Deed[];
}

const all = { to: 'all', clause: '' } as const;
const faces = [3, 6];

const BATTLES: readonly Battle[] = [
  {
    id: 'age-of-sail',
    scenario: 'free',
    options: CLOSE,
    deeds: [
      ['founder', { ...all, type: 'founder-check', ship: 1, face: 1, sunk: true }],
      ['blast', { ...all, type: 'blew-up', ship: 1 }],
      ['cheer', { ...all, type: 'captured', ship: 1, by: 0 }],
      ['clash', { ...all, type: 'boarding', ship: 0, target: 1, faces, answer: faces }],
    ],
  },
  {
    id: 'convoy',
    scenario: 'H3',
    options: {},
    deeds: [
      ['pipe', { ...all, type: 'struck', ship: 1, willing: false }],
      ['blast', { ...all, type: 'burnt', ship: 1 }],
      ['clash', { ...all, type: 'fight', ship: 0, target: 1, faces, answer: faces, won: true }],
    ],
  },
  {
    id: 'sails-of-glory',
    scenario: 'enemy-in-sight',
    options: { level: 'standard', boarding: true, placing: false },
    deeds: [
      ['pipe', { ...all, type: 'lost', ship: 1, fate: 'surrendered' }],
      ['founder', { ...all, type: 'lost', ship: 1, fate: 'sunk' }],
      ['clash', { ...all, type: 'drew', ship: 1, by: 0, cause: 'boarding', letter: 0, faces }],
    ],
  },
  {
    id: 'captains-sea',
    scenario: 'constitution-java',
    options: {},
    deeds: [
      ['pipe', { ...all, type: 'struck', ship: 1, willing: false }],
      [
        'clash',
        {
          ...all,
          type: 'melee',
          ship: 0,
          target: 1,
          faces,
          answer: faces,
          modifier: 0,
          answerModifier: 0,
          support: 0,
          answerSupport: 0,
          hits: 1,
          answerHits: 0,
        },
      ],
    ],
  },
];

const likes = (offers: readonly Action[]): readonly Action[] => {
  const bold = offers.filter(({ do: verb }) => BOLD.test(verb));
  const steady = offers.filter(({ do: verb }) => !TIMID.test(verb));
  return [bold, steady, offers].find(list => list.length > 0) ?? offers;
};

const soundsOf = (motions: readonly Motion[]): readonly Cue['kind'][] =>
  cuesOf(motions, 1, () => null, 1).map(({ kind }) => kind);

async function opened(id: string): Promise<AnyRuleset> {
  const ruleset = await builtLibrary().open(id);
  if (isRefusal(ruleset)) throw new Error(ruleset.reason);
  return ruleset;
}

test.each(BATTLES)('$id: the shot that changes papers takes its time, and is heard before it strikes', async battle => {
  const { id, scenario, options } = battle;
  const ruleset = await opened(id);
  const book = await bookUi(id);
  const heard = new Set<Cue['kind']>();
  let changed = 0;
  for (const seed of SEEDS)
    playGame(
      ruleset,
      { scenario, options, seed, longest: LONGEST },
      ({ before, after, happenings, label }) => {
        const motions = book.motions(before, happenings);
        for (const kind of soundsOf(motions)) heard.add(kind);
        for (const motion of motions) {
          if (motion.kind !== 'volley' || motion.hits === 0) continue;
          const paper = (view: unknown): string => renderToStaticMarkup(book.sheet(view, motion.target));
          if (paper(before) === paper(after)) continue;
          changed++;
          expect(motion.ms, label).toBeGreaterThan(0);
          const [first, ...others] = cuesOf([motion], 1, () => null, 1);
          expect(first?.kind, label).toMatch(/^(?:gun|musket)$/);
          expect(others.find(({ kind }) => kind === 'crack')?.at, label).toBeGreaterThan(0);
        }
      },
      likes,
    );
  expect(changed).toBeGreaterThanOrEqual(ENOUGH);
  expect([...heard]).toEqual(expect.arrayContaining(['gun', 'crack']));
});

test.each(BATTLES)('$id: who strikes, sinks or is boarded is heard', async ({ id, scenario, options, deeds }) => {
  const ruleset = await opened(id);
  const book = await bookUi(id);
  const config = configure(ruleset, { scenario, options });
  if (isRefusal(config)) throw new Error(config.reason);
  const state = ruleset.setup(config, seededDice(id), () => {});
  const view = ruleset.view(state, 'spectator');
  for (const [kind, event] of deeds) {
    const motions = book.motions(view, [{ at: 0, event, words: '', facts: noFacts }]);
    expect(soundsOf(motions), event.type).toContain(kind);
  }
});
