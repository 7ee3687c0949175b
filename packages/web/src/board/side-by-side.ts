/**
 * Lists of motions that are added while others still play. Where only ships move, those of different ships run at the same time
 * and those of one ship in their order; a list with anything else (guns, dice, a loss) begins when all before it have ended, and
 * what comes after it waits for it.
 */

import type { Clock, Manner, Playing, Stage } from './animate.ts';
import { play } from './animate.ts';
import type { Motion } from './scene.ts';

export interface SideBySide extends Playing {
  /** Not after the end has been reported. */
  add(motions: readonly Motion[]): void;
}

interface List {
  readonly motions: readonly Motion[];
  readonly quiet: boolean;
  readonly ships: readonly number[];
}

/** Nothing but ships that move. */
export function isQuiet(motions: readonly Motion[]): boolean {
  return motions.every(({ kind }) => kind === 'sail' || kind === 'place');
}

export function playSideBySide(
  motions: readonly Motion[],
  stage: Stage,
  clock: Clock,
  manner: Manner,
  onDone: () => void,
): SideBySide {
  const running = new Map<List, Playing | null>();
  let waiting: readonly List[] = [listOf(motions)];
  let { speed } = manner;
  let over = false;
  let on = stage;

  function begin(list: List): void {
    running.set(list, null);
    const playing = play(list.motions, on, clock, { ...manner, speed }, () => {
      running.delete(list);
      goOn();
    });
    // One that takes no time is over already.
    if (running.has(list)) running.set(list, playing);
  }

  function goOn(): void {
    if (over) return;
    const next = nextOf([...running.keys()], waiting);
    if (next !== null) {
      waiting = waiting.filter(list => list !== next);
      begin(next);
      return goOn();
    }
    if (running.size > 0 || waiting.length > 0) return;
    over = true;
    onDone();
  }

  function skip(): void {
    speed = 0;
    // What is skipped is not heard.
    on = { ...stage, hear() {} };
    // In their order, so that every ship is left at the end of the last of her ways.
    for (const playing of running.values()) playing?.skip();
  }

  goOn();
  return {
    add(more) {
      waiting = [...waiting, listOf(more)];
      goOn();
    },
    skip,
    cancel() {
      over = true;
      for (const playing of running.values()) playing?.cancel();
    },
    setSpeed(next) {
      if (next <= 0) return skip();
      speed = next;
      for (const playing of running.values()) playing?.setSpeed(next);
    },
  };
}

function listOf(motions: readonly Motion[]): List {
  const ships = motions.flatMap(motion => ('ship' in motion && motion.ship !== null ? [motion.ship] : []));
  return { motions, quiet: isQuiet(motions), ships };
}

/** The first that may begin now. */
function nextOf(running: readonly List[], waiting: readonly List[]): List | null {
  const before = [...running];
  for (const list of waiting) {
    if (before.length === 0) return list;
    if (!list.quiet || before.some(({ quiet }) => !quiet)) return null;
    if (!before.some(({ ships }) => ships.some(ship => list.ships.includes(ship)))) return list;
    before.push(list);
  }
  return null;
}
