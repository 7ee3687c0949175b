/** A well-formed message of every kind in the contract, and who may send it: a new kind that is not here does not compile. */

import type { Ask } from '@weathergauge/wire';

/** `players` of that table; `knowers`: everybody who may know of it; `anybody`, for it touches no table. */
type For = 'players' | 'knowers' | 'anybody';

export interface Aim {
  readonly table: string;
  readonly place: number;
  /** An offer that somebody has there. */
  readonly offer: string;
}

interface Sample {
  readonly for: For;
  make(aim: Aim): Record<string, unknown>;
}

const player = (make: Sample['make'] = () => ({})): Sample => ({ for: 'players', make });
const knower = (make: Sample['make'] = () => ({})): Sample => ({ for: 'knowers', make });
const anybody: Sample = { for: 'anybody', make: () => ({}) };

export const EVERY_ASK: Readonly<Record<Ask['ask'], Sample>> = {
  watch: knower(() => ({ foresee: true })),
  leave: anybody,
  answer: player(({ place, offer }) => ({ place, answers: [offer] })),
  sensibly: player(({ place }) => ({ place, procedures: ['x'] })),
  undo: player(() => ({ answers: 1 })),
  'ask-undo': player(),
  'offer-draw': player(),
  reply: player(() => ({ reply: 'agree' })),
  resign: player(),
  'ask-pause': player(),
  'go-on': player(),
  'come-back': player(),
  'take-leave': player(),
  'end-leave': player(),
  preview: player(({ offer }) => ({ row: [offer] })),
  branches: player(({ offer }) => ({ verbs: [offer.split(' ')[0] ?? ''] })),
  forecast: player(({ offer }) => ({ answer: offer })),
  look: knower(({ place }) => ({ place })),
  history: knower(),
  shown: player(({ place }) => ({ place })),
  missed: player(),
  lobby: anybody,
  standing: player(),
  'set-standing': player(({ offer }) => ({ on: 'x', answer: offer, until: 'battle' })),
  'end-standing': player(() => ({ on: 'x' })),
  talk: knower(),
  'leave-talk': anybody,
  'talk-before': knower(() => ({ channel: 'players', before: 5 })),
  say: knower(() => ({ saying: { kind: 'phrase', phrase: 'hello' } })),
};

const kinds = Object.keys(EVERY_ASK) as readonly Ask['ask'][];
export const kindsFor = (...who: readonly For[]): readonly Ask['ask'][] =>
  kinds.filter(kind => who.includes(EVERY_ASK[kind].for));

const TALK: readonly string[] = ['talk', 'leave-talk', 'talk-before', 'say'] satisfies readonly Ask['ask'][];

/** Without an id: whoever sends it adds one. */
export function askOf(kind: Ask['ask'], aim: Aim): Record<string, unknown> {
  const where = kind === 'lobby' ? {} : TALK.includes(kind) ? { at: aim.table } : { table: aim.table };
  return { ask: kind, ...where, ...EVERY_ASK[kind].make(aim) };
}
