import { anyOffer, configure, isRefusal, playOn, seededDice, seededRng } from '@weathergauge/engine';
import { effort } from '@weathergauge/testkit';
import { expect, test } from 'vitest';
import { plan } from './plan.fixture.ts';
import { type Secret, secrets } from './twin-secrets.fixture.ts';
import { CLOSELY, twin } from './twins.fixture.ts';
import { ruleset } from '../index.ts';

interface Hunt {
  /** Twins of each kind. */
  readonly wanted: number;
  /** Answers for which two games are followed. */
  readonly follow: number;
}
/** In `npm test`. */
const FEW: Hunt = { wanted: 8, follow: CLOSELY };
/** In `npm run test:deep`: until a clause tells them apart, or else to the end of the year. */
const DEEP: Hunt = { wanted: 500, follow: Number.POSITIVE_INFINITY };
/** Decisions between two forks of one kind, so that they lie all over the year. */
const APART = 97;
/** In few campaigns of random orders is anything raided. */
const MOST_GAMES = 600;
const PATIENCE = 3_600_000;

interface Twins {
  readonly made: number;
  /** Answers for which nobody could tell them apart, all together. */
  readonly alike: number;
  readonly leaks: readonly string[];
}

/** Twins of a kind over whole campaigns: how many there were, and what leaked. */
function twinsOf(kind: string, secret: Secret, { wanted, follow }: Hunt): Twins {
  const leaks: string[] = [];
  let made = 0;
  let alike = 0;
  for (let game = 0; game < MOST_GAMES && made < wanted; game++) {
    const config = configure(ruleset, { scenario: 'campaign', options: { portsOffMap: game % 2 === 1 } });
    if (isRefusal(config)) throw new Error(config.reason);
    const dice = seededDice(`twins ${kind} ${game}`);
    const rng = seededRng(`answers ${kind} ${game}`);
    const s = ruleset.setup(config, dice, () => {});
    let next = rng.below(APART);
    for (let at = 0; made < wanted && ruleset.pending(s).length > 0; at++) {
      if (at >= next) {
        const { isMade, leak, alike: answers } = twin(s, secret, `${kind} ${game} ${at}`, follow);
        if (isMade) {
          made++;
          alike += answers;
          next = at + APART;
        }
        if (leak !== '') leaks.push(`${kind} game ${game} decision ${at}: ${leak}`);
      }
      playOn(ruleset, s, { choose: seat => anyOffer(ruleset, s, seat, rng), most: 1 }, dice);
    }
  }
  return { made, alike, leaks };
}

test.each(Object.entries(secrets))(
  'nobody can tell twins apart that differ in %s',
  {
    timeout: PATIENCE,
  },
  (kind, secret) => {
    const hunt = effort(plan) >= 10 ? DEEP : FEW;
    const { made, alike, leaks } = twinsOf(kind, secret, hunt);
    expect(leaks).toEqual([]);
    expect(made).toBe(hunt.wanted);
    // Few are told apart by a clause, or part because their orders do: else nothing would be tried.
    expect(alike).toBeGreaterThan((made * CLOSELY) / 2);
  },
);

test('twins that differ in what lies open are told apart at once', () => {
  const open: Secret = {
    change(s) {
      s.tension++;
      return true;
    },
    shows: {},
  };
  const { leaks } = twinsOf('open', open, { wanted: 1, follow: CLOSELY });
  expect(leaks).toEqual([expect.stringMatching(/^open game 0 decision \d+: \w+ is shown otherwise: /)]);
});
