import { describe, expect, test } from 'vitest';
import { drillRules } from '../test/drill.ts';
import { answerAtRandom, KEY, keyedMatch, must, pendingIn } from '../test/games.ts';
import type { AnyRuleset, Seat } from './contract.ts';
import { isRefusal } from './contract.ts';
import { seededRng } from './dice.ts';
import type { GameLog } from './log.ts';
import { printLog } from './log.ts';
import type { Match } from './match.ts';
import { logOf } from './match.ts';
import { undo } from './moves.ts';
import { parseLog } from './parse-log.ts';
import { resume } from './replay.ts';
import { skirmish } from './skirmish.ts';
import { resumeFrom, snapshotOf } from './snapshot.ts';

/** Up to so many answers, with some taken back; stops while the game is on. */
function playSome(match: Match, label: string, most: number): void {
  const rng = seededRng(label);
  for (let i = 0; i < most && pendingIn(match).length > 0; i++) {
    answerAtRandom(match, rng);
    if (rng.below(5) === 0) undo(match, rng.below(2) as Seat, [0, 1]);
  }
}

/** As it comes back from a store. */
function kept(match: Match): GameLog {
  const log = parseLog(printLog(logOf(match)));
  if (isRefusal(log)) throw new Error(log.reason);
  return log;
}

function replayed(ruleset: AnyRuleset, log: GameLog): Match {
  const match = resume(ruleset, log, KEY);
  if (isRefusal(match)) throw new Error(match.reason);
  return match;
}

/** But for the dice, which are tried by going on, and for states that are made when something is taken back. */
const bare = (match: Match) => ({ ...match, dice: null, checkpoints: null });

describe.each([
  ['skirmish', skirmish as AnyRuleset],
  ['drill', drillRules],
])('%s', (_, ruleset) => {
  test('a match from a snapshot and its tail is the match that the whole log makes, and goes on as it does', () => {
    let compared = 0;
    for (let before = 1; before <= 12; before++) {
      for (const tail of [0, 1, 4]) {
        const match = keyedMatch(ruleset, {});
        playSome(match, `before ${before}`, before);
        const snapshot = snapshotOf(match);
        if (snapshot === null) continue;
        playSome(match, `tail ${tail}`, tail);
        if (pendingIn(match).length === 0) continue;
        const log = kept(match);
        const [quick, whole] = [must(resumeFrom(ruleset, log, KEY, snapshot)), replayed(ruleset, log)];
        expect(bare(quick)).toEqual(bare(whole));
        for (const each of [quick, whole]) playSome(each, 'after', 6);
        expect(printLog(logOf(quick))).toBe(printLog(logOf(whole)));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('a snapshot that is broken, of another edition, of another game or of later entries is not used', () => {
    const match = keyedMatch(ruleset, {});
    playSome(match, 'one', 5);
    const log = kept(match);
    const snapshot = must(snapshotOf(match));
    expect(resumeFrom(ruleset, log, KEY, snapshot)).not.toBeNull();
    for (const wrong of ['', 'x', snapshot.slice(0, -1), snapshot.replace(/\d(?=[^\d]*$)/, digit => `${digit}1`)])
      expect(resumeFrom(ruleset, log, KEY, wrong), wrong).toBeNull();
    const { oldestEdition = ruleset.edition, edition } = ruleset;
    expect(resumeFrom({ ...ruleset, edition: edition + 1, oldestEdition }, log, KEY, snapshot)).toBeNull();
    const other = keyedMatch(ruleset, {});
    playSome(other, 'two, which is another', 6);
    expect(resumeFrom(ruleset, log, KEY, must(snapshotOf(other)))).toBeNull();
    expect(resumeFrom(ruleset, { ...log, entries: log.entries.slice(0, -1) }, KEY, snapshot)).toBeNull();
    expect(resumeFrom(ruleset, log, new Uint8Array(32), snapshot)).toBeNull();
  });
});
