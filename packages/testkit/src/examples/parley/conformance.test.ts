import { conformance, randomPlay } from '../../conformance.ts';
import type { Plan } from '../../plan.ts';
import { type Parley, type ParleyEvent, parley, rules } from './parley.ts';

const plan: Plan<Parley, ParleyEvent> = {
  sources: import.meta.dirname,
  program: rules.program,
  reach: ['event raised', ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(card => `card ${card}`)],
  coverage: event => ('card' in event ? [`card ${event.card}`] : []),
  unreachable: { 'card 1': 'the lowest card seldom wins, and need not' },
  invariants: s => (new Set(s.cards).size < s.cards.length ? ['a card is held twice'] : []),
  secrets: (s, seat, rng) => parley.resample(s, seat, rng),
  golden: { scenario: 'island', seats: 3, turn: s => s.round },
};

conformance(parley, plan);
randomPlay(parley, plan);
