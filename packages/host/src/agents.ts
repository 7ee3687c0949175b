/**
 * Lets the agents of a hosted game answer when it is their turn: asks the thinker, waits until viewers have seen what happened before,
 * and gives the answer. Also gives the answers of people who need not be asked (`unaskedAnswer`). Progress is reported to the trusted
 * side only.
 */

import type { FaultReport, Refusal, Seat } from '@weathergauge/engine';
import { moveTime } from '@weathergauge/agents/move-time';
import { imagined, keyHex, newKey, packOf, resultOf, seededRng, seen } from '@weathergauge/engine';
import type { Adviser } from './adviser.ts';
import type { Hosted } from './hosted.ts';
import { unaskedAnswer } from './position.ts';
import type { ThinkProgress } from './protocol.ts';
import { isOpen } from './requests.ts';
import type { Question, Thinker, Thinking } from './thinker.ts';

/** Which agent thinks and how far it has come; null when none does. */
export type ThinkingNews = { readonly seat: Seat; readonly progress: ThinkProgress | null } | null;

export interface GameDeps {
  readonly thinker: Thinker;
  /** Gives hints; without it there are none. */
  readonly adviser?: Adviser;
  /** Resolves when viewers are ready for the next answer of an agent; agents think meanwhile. */
  readonly pace?: () => Promise<void>;
  /** Called after every new entry of the log, also one that no viewer may know of. The caller should save then. */
  readonly onChange?: () => void;
  /** Called when all have agreed to a pause that this seat has asked for; absent where there are no clocks. */
  readonly onPause?: (by: Seat) => void;
  readonly onThinking?: (news: ThinkingNews) => void;
  /** An agent could not answer, which is a bug of ours. The game is as it was before. */
  readonly onTrouble?: (error: unknown) => void;
  /** A rulebook has thrown an exception on an answer, an undo or a forecast, which was refused. The report lets a developer repeat it. */
  readonly onFault?: (report: FaultReport) => void;
}

export interface Agents {
  /** Starts the agents. */
  start(): void;
  /** To be called when the game has changed: agents that are asked now start to think, others stop. */
  wake(): void;
  /** Stops the running search: the agent gives the best answer it has found, and makes the rest of its move at once. */
  stopThinking(): void;
  close(): void;
}

interface Thought {
  readonly seat: Seat;
  /** The seat's place (`Position.at`) when it was asked. Others' sealed orders do not change it, so they cancel no search. */
  readonly at: number;
  readonly thinking: Thinking;
}

export function runAgents(
  hosted: Hosted,
  deps: GameDeps,
  answer: (seat: Seat, text: string, at: number) => Refusal | null,
): Agents {
  const { thinker, pace = async () => {}, onThinking = () => {}, onTrouble = () => {} } = deps;
  // Without a dice key the agents' random numbers come from a fresh secret.
  const secret = hosted.match.secret ?? keyHex(newKey());
  const time = moveTime();
  let running = false;
  let current: Thought | null = null;

  function wake(): void {
    const seat = running ? nextAgent(hosted) : null;
    if (current !== null && current.seat === seat && current.at === seen(hosted.match, seat)) return;
    forget();
    if (seat !== null) begin(seat);
  }

  function forget(): void {
    if (current === null) return;
    const { thinking } = current;
    current = null;
    thinking.cancel();
    onThinking(null);
  }

  function begin(seat: Seat): void {
    const level = levelAt(hosted, seat);
    const given = unaskedAnswer(hosted.match, hosted.seats, seat);
    if (given !== null) {
      const answered = Promise.resolve(hosted.match.ruleset.vocabulary.print(given));
      current = { seat, at: seen(hosted.match, seat), thinking: { answer: answered, stop() {}, cancel() {} } };
      onThinking({ seat, progress: null });
      void conclude(current);
      return;
    }
    if (level === null) return;
    try {
      const at = seen(hosted.match, seat);
      const asked = questionFor(hosted, secret, seat, at);
      // From the imagined state, so that the time it takes tells nothing about hidden things.
      const share = time.shareFor(hosted.match.ruleset, asked.state, seat, at);
      const question = { ...asked, level, share };
      const thinking = thinker.think(question, progress => {
        if (current === thought) onThinking({ seat, progress });
      });
      const thought: Thought = { seat, at, thinking };
      current = thought;
      onThinking({ seat, progress: null });
      void conclude(thought);
    } catch (error) {
      // Not thrown: the caller is a person's answer, which was fine.
      onTrouble(error);
    }
  }

  async function conclude(thought: Thought): Promise<void> {
    const { seat, at, thinking } = thought;
    try {
      const text = await thinking.answer;
      if (current === thought) await pace();
      if (current !== thought) return;
      current = null;
      onThinking(null);
      give(seat, text, at);
    } catch (error) {
      // The search was cancelled meanwhile.
      if (current !== thought) return;
      forget();
      onTrouble(error);
    }
  }

  function give(seat: Seat, text: string, at: number): void {
    try {
      const refused = answer(seat, text, at);
      if (refused !== null) throw new Error(`the answer of an agent is refused: ${refused.reason}`);
    } catch (error) {
      onTrouble(error);
    }
  }

  return {
    start() {
      running = true;
      wake();
    },
    wake,
    stopThinking() {
      if (current === null) return;
      time.hurry(current.seat);
      current.thinking.stop();
    },
    close() {
      running = false;
      forget();
    },
  };
}

/** The level of the agent that answers for a seat; null where a person does. */
function levelAt({ seats, standIns }: Hosted, seat: Seat): string | null {
  const plan = seats[seat];
  return plan?.kind === 'agent' ? plan.level : (standIns.get(seat) ?? null);
}

function nextAgent(hosted: Hosted): Seat | null {
  const { match, seats, request, isPaused } = hosted;
  if (resultOf(match) !== null || isOpen(request) || isPaused) return null;
  const isAnswered = (seat: Seat): boolean =>
    levelAt(hosted, seat) !== null || unaskedAnswer(match, seats, seat) !== null;
  return match.ruleset.pending(match.state).find(isAnswered) ?? null;
}

const SEEDS = 2 ** 31;

/** The seed is hashed from the dice key, so it does not reveal the key, and a seeded game is the same each time. */
function questionFor({ match }: Hosted, secret: string, seat: Seat, at: number): Omit<Question, 'level' | 'share'> {
  const { ruleset, state } = match;
  const rng = seededRng(`thinker/${secret}/${at}`);
  const seed = `${rng.below(SEEDS)}/${rng.below(SEEDS)}`;
  const world = imagined(ruleset, state, seat, seed);
  return { ruleset: ruleset.id, pack: packOf(ruleset), state: world, seat, seed };
}
