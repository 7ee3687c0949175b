/** Every set-up under every option, played at random to the end. The full suite is `conformance.test.ts`. */

import type { MatchConfig, Options, Seat } from '@weathergauge/engine';
import { anyOffer, boardText, configure, isRefusal, playOn, seededDice } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { ruleset } from '../index.ts';
import type { ConvoyAction } from '../model/vocabulary.ts';

const LONGEST = 5000;

/** Each option that the scenario has, at each of its ends, alone, and then all of them changed together. */
function optionSets(scenario: string): Options[] {
  const changes = Object.entries(ruleset.options).flatMap(([name, option]): Options[] => {
    if (option.onlyIf?.['scenario']?.includes(scenario) === false) return [];
    if (option.type === 'flag') return [{ [name]: !option.default }];
    if (option.type === 'choice') return option.choices.map(choice => ({ [name]: choice }));
    return [{ [name]: option.min }, { [name]: option.max }];
  });
  return [{}, ...changes, Object.assign({}, ...changes) as Options];
}

/** Asked of every ship at every decision: a throw is cheaper than as many expectations. */
function must(holds: boolean, label: string): void {
  if (!holds) throw new Error(label);
}

function playAtRandom(config: MatchConfig, label: string): number {
  const dice = seededDice(`dice ${label}`);
  const choice = seededDice(`choice ${label}`);
  const told: string[] = [];
  const s = ruleset.setup(config, dice, () => {});
  let asked = 0;
  const choose = (seat: Seat): ConvoyAction => {
    if (asked++ % 25 === 0) {
      const view = ruleset.view(s, seat);
      expect(ruleset.words.prompt(view, ruleset.prompt(s, seat))).not.toMatch(/undefined|NaN/);
      for (const line of boardText(ruleset.words.board(view)).split('\n')) must(line.length <= 80, `${label}: ${line}`);
      for (const offer of ruleset.offers(s, seat))
        must(ruleset.refuse(s, seat, offer) === null, `${label}: ${offer.do}`);
    }
    return anyOffer(ruleset, s, seat, choice);
  };
  const after = () => {
    // One ship in a hex, and no marker beyond the paper.
    const places = s.ships.filter(ship => ship.at >= 0).map(ship => ship.at);
    must(new Set(places).size === places.length, `${label}: two ships in a hex`);
    for (const ship of s.ships) {
      must(ship.crew >= 0 && ship.gun >= 0 && ship.sail >= 0, `${label}: fewer markers than none`);
      must(ship.gun <= ship.fullGun && ship.sail <= ship.fullSail, `${label}: more markers than boxes`);
    }
  };
  const decisions = playOn(ruleset, s, { choose, after, most: LONGEST }, dice, event => {
    told.push(ruleset.words.event(ruleset.view(s, 'spectator'), event as never));
  });
  expect(ruleset.result(s), label).not.toBeNull();
  expect(told.join('\n')).not.toMatch(/undefined|NaN/);
  return decisions;
}

test.each(ruleset.scenarios.map(scenario => scenario.id))('%s ends under every option', scenario => {
  for (const [i, options] of optionSets(scenario).entries()) {
    for (const seats of i % 3 === 0 ? [2, 3, 4] : [2]) {
      const config = configure(ruleset, { scenario, options, seats });
      if (isRefusal(config)) throw new Error(config.reason);
      expect(playAtRandom(config, `${scenario} ${JSON.stringify(options)} ${seats}`)).toBeLessThan(LONGEST);
    }
  }
});
