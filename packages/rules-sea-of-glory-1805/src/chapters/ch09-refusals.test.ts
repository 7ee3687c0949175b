import type { Seat } from '@weathergauge/engine';
import { configure, isRefusal, seededDice, silent } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { ruleset } from '../index.ts';
import { vocabulary } from '../model/vocabulary.ts';

/** Refusals of these orders, wherever games at random are asked for orders or courses, by verb. */
function refusals(ask: string, orders: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const config = configure(ruleset, { scenario: 'campaign', seats: 2 });
  if (isRefusal(config)) throw new Error(config.reason);
  for (let seed = 0; seed < 3; seed++) {
    const dice = seededDice(`refusals ${seed}`);
    const s = ruleset.setup(config, dice, silent);
    for (let at = 0; at < 700; at++) {
      const [seat] = ruleset.pending(s);
      if (seat === undefined) break;
      if (ruleset.prompt(s, seat).ask === ask) for (const order of orders) note(s, seat, order);
      const offers = ruleset.offers(s, seat);
      ruleset.apply(s, seat, offers[dice.draw(offers.length, 'any')] ?? offers[0] ?? { do: 'done' }, dice, silent);
    }
  }
  return found;

  function note(s: Parameters<typeof ruleset.refuse>[0], seat: Seat, order: string): void {
    const no = ruleset.refuse(s, seat, vocabulary.parse(order));
    if (no === null) return;
    const [verb = ''] = order.split(' ');
    found.set(verb, (found.get(verb) ?? new Set()).add(no.clause));
  }
}

describe('a refusal cites the clause that refuses', () => {
  test('7.6, 7.8, 9.0, 11.1, 13.5 orders', () => {
    const ports = Array.from({ length: 25 }, (_, port) => port);
    const blocks = Array.from({ length: 44 }, (_, block) => block);
    const found = refusals('giving.order', [
      ...ports.flatMap(port => [`sortie port=${port}`, `masts port=${port} from=zone`]),
      ...blocks.flatMap(block => [`sail block=${block}`, `split block=${block}`, `lift-fog block=${block}`]),
    ]);
    expect([...(found.get('sortie') ?? [])]).toEqual(['11.1']);
    expect([...(found.get('masts') ?? [])]).toEqual(['13.5']);
    expect([...(found.get('split') ?? [])]).toEqual(['7.6']);
    expect([...(found.get('lift-fog') ?? [])]).toEqual(['7.8']);
    expect(found.get('sail')).toContain('9.0');
  });

  test('9.1, 9.2, 11.2, 13.3 courses', () => {
    const found = refusals('giving.course', [
      ...[0, 1, 2, 3, 4, 5].map(direction => `steer direction=${direction}`),
      'put-out to=sea',
      'enter part=port',
    ]);
    expect([...(found.get('steer') ?? [])]).toEqual(['9.2']);
    expect([...(found.get('enter') ?? [])]).toEqual(['11.2']);
    expect(found.get('put-out')).toContain('13.3');
  });
});
