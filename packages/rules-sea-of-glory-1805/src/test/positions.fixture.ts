/** For the law of honest imagination: positions in which a side chooses something that stays hidden, and to which few games come. */

import { configure, isRefusal, seededDice, silent } from '@weathergauge/engine';
import type { Position } from '@weathergauge/testkit';
import { harm, meeting, OURS, THEIRS } from './battles.fixture.ts';
import type { Changes, Drill } from './drill.fixture.ts';
import {
  activate,
  at,
  blockNamed,
  bound,
  campaign,
  commission,
  drill,
  fleet,
  goalNamed,
  port,
  wind,
} from './drill.fixture.ts';
import { grandConseil } from '../chapters/ch05-council.ts';
import { foulWeather } from '../chapters/ch06-weather.ts';
import { appointments } from '../chapters/ch08-admirals.ts';
import { half } from '../chapters/ch09-movement.ts';
import { transit } from '../chapters/ch12-tracks.ts';
import { detachment, leopardAndChesapeake } from '../chapters/ch15-chits.ts';
import { privateers } from '../chapters/ch15-random.ts';
import { reforming } from '../chapters/ch20-reforming.ts';
import { aftermathOfInvasion } from '../chapters/ch22-conquest.ts';
import { program, ruleset } from '../index.ts';
import { chitsInPlay } from '../model/chits.ts';
import { SHIPS, TENSION } from '../model/data/figures.ts';
import { ALLEMAND } from '../model/data/numbers-of-battle.ts';
import { inPort, inZone, onWestward, readyIn } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { blockOf } from '../model/state.ts';
import { NO_DICE, putBlock } from '../model/tags.ts';
import type { GloryAction } from '../model/vocabulary.ts';
import {
  ALEXANDRIA,
  ALLIED,
  BREST,
  BRITISH,
  COURSE,
  DAMAGED,
  FIRST_FRIGATE,
  FRENCH,
  INSHORE,
  LOOSE,
  NORTH_ATLANTIC,
  PLYMOUTH,
  PORTSMOUTH,
  TRAFALGAR_WATERS,
  ZONE_1_WEATHER,
} from '../model/terms.ts';

const CHANNEL = blockNamed('Channel');

/** Goes on with the first of what is on offer until this is asked. */
function until(d: Drill, ask: string): Drill {
  for (let i = 0; i < 50 && d.ask() !== ask; i++) d.say(d.offers()[0] as string);
  if (d.ask() !== ask) throw new Error(`nobody is asked for ${ask}`);
  return d;
}

const called = (proc: string, line: number): Campaign['stack'][number] => ({
  proc,
  at: line,
  vars: {},
  loops: [],
  lanes: [],
});

/** As the game has it: called not from a drill, but from a turn in which the next chit is drawn after it. */
function position(ask: string, d: Drill, scenario = 'campaign'): Position<Campaign> {
  const { s } = until(d, ask);
  const after = 1 + (program['game'] ?? []).findIndex(op => op.op === 'call' && op.proc === 'activation-phase');
  s.stack.splice(0, 1, called('game', after), called('activation-phase', 0));
  s.cup = chitsInPlay(s.articles);
  return { name: `position ${ask}`, game: { scenario }, s };
}

/** Two in one place. */
function frigates(changes: Changes = {}): Campaign {
  const s = campaign({ begun: 1, ...changes });
  for (const id of [FIRST_FRIGATE, FIRST_FRIGATE + 1]) putBlock(s, blockOf(s, id), at('0509'), NO_DICE);
  return s;
}

/** admiralty-cape */
function forTheCape(): Drill {
  const s = campaign({ begun: 1, detached: 2 });
  for (const [ship, { guns, side }] of SHIPS.entries())
    if (guns === 64 && side === BRITISH) s.berths[ship] = readyIn(PORTSMOUTH);
  return drill(detachment, {}, s);
}

/** 22.3.2 */
function forIndia(): Drill {
  const s = campaign({ begun: 1 });
  commission(s, readyIn(PORTSMOUTH), BRITISH, 12);
  s.invaded[ALEXANDRIA] = 1;
  return drill(aftermathOfInvasion, { port: ALEXANDRIA }, s, 2, 3);
}

/** 20.5 Two fleets in one place, and a prize. */
function inTow(): Drill {
  const s = meeting(6, 8, { begun: 1 });
  fleet(s, 'Channel', s.battle.place, 5);
  s.battle.fleets[BRITISH].push(CHANNEL);
  const [prize] = commission(s, OURS, ALLIED, 1, 0, FRENCH);
  s.battle.prizes[BRITISH] = [prize as number];
  return drill(reforming, {}, s);
}

/** admiralty-leopard */
function atWar(): Drill {
  const s = frigates({ tension: TENSION.war - 1 });
  s.duties = [{ event: 1, due: 20, state: 0, shown: 1 }];
  return drill(leopardAndChesapeake, { duty: 0 }, s);
}

/** 12.5 Fleets of one goal, that have come across together. */
function landfall(fog: number): Drill {
  const s = campaign({ begun: 1, initiative: ALLIED });
  const goal = goalNamed('Martinique');
  const box = onWestward(3);
  bound(s, 'Brest', box, goal);
  bound(s, 'Rochefort', box, goal);
  for (let i = 1; i <= fog; i++) fleet(s, `Fog of War ${i}`, box, 0);
  return drill(transit, {}, s, ...Array.from({ length: 4 }, () => 6));
}

/** R35 */
function offBrest(): Drill {
  const s = campaign({ begun: 1 });
  const block = fleet(s, 'Channel', inZone(BREST, INSHORE), 9);
  Object.assign(block, { order: COURSE, station: inPort(PORTSMOUTH) });
  activate(s, BRITISH, NORTH_ATLANTIC);
  return drill(half, { side: BRITISH }, s).say(`sail block=${block.id}`);
}

const NE = 0;

/** 10.3 A fleet that has come to its goal before, and may leave it for another. */
function fromItsGoal(): Drill {
  const s = wind(NORTH_ATLANTIC, NE, campaign({ begun: 1 }));
  s.conseil = ['Cadiz', 'Lisbon', 'Martinique', 'Toulon'].map(goalNamed);
  const block = bound(s, 'Brest', inZone(port('Lisbon'), LOOSE), goalNamed('Lisbon'));
  return drill(half, { side: ALLIED }, s).say(`sail block=${block.id}`, 'put-out to=sea');
}

/** 5.12 Chits lie on their faces. */
function chits(): Drill {
  const s = campaign({ begun: 1, articles: { trafalgar: true, waters: TRAFALGAR_WATERS } });
  return drill(grandConseil, {}, s, 1, 3, 3);
}

/** 6.9.3 A gale off Brest, with damaged ships that may go home. */
function gale(): Drill {
  const s = campaign({ begun: 1 });
  fleet(s, 'Channel', inZone(BREST, INSHORE), 14);
  commission(s, CHANNEL, BRITISH, 4, DAMAGED);
  return drill(foulWeather, { kind: ZONE_1_WEATHER }, s, 5);
}

/** 7.5 Three fleets in one place. */
function together(): Drill {
  const s = wind(NORTH_ATLANTIC, NE, campaign({ begun: 1 }));
  for (const name of ['Channel', 'Irish', 'Biscay']) fleet(s, name, at('0509'), 5);
  return drill(half, { side: BRITISH }, s).say('done-and-join');
}

/** 20.5 Off their own port, with damaged ships. */
function hurt(): Drill {
  const s = meeting(6, 8, { begun: 1, place: inZone(BREST, INSHORE) });
  harm(s, THEIRS, 4, DAMAGED);
  return drill(reforming, {}, s);
}

/** 3.0 By option ports hide who lies there. */
function setUp(): Position<Campaign> {
  const game = { scenario: 'campaign', options: { portsOffMap: true } };
  const config = configure(ruleset, game);
  if (isRefusal(config)) throw new Error(config.reason);
  const s = ruleset.setup(config, seededDice('position'), silent);
  for (let i = 0; i < 50 && ruleset.prompt(s, BRITISH).ask !== 'stationing.frigate'; i++)
    ruleset.apply(s, BRITISH, ruleset.offers(s, BRITISH)[0] as GloryAction, seededDice('position'), silent);
  return { name: 'position stationing.frigate', game, s };
}

export function positions(): readonly Position<Campaign>[] {
  return [
    position('detaching.detach', forTheCape()),
    position('recalling.ship', forIndia()),
    position('appointing.post', drill(appointments, {}, campaign({ begun: 1, vacant: [ALLEMAND] }))),
    position('weathering.frigate', drill(foulWeather, { kind: ZONE_1_WEATHER }, frigates(), 6)),
    position('weathering.suffer', gale()),
    position('sheltering.fleet', gale()),
    position('sheltering.ships', until(gale(), 'sheltering.fleet').say(`relocate block=${CHANNEL} port=${PLYMOUTH}`)),
    position('council.provisions', chits()),
    position('joining.join', together()),
    position('sending-in.ships', hurt()),
    position('towing.prize', inTow()),
    position('frigate-lost.privateers', drill(privateers, {}, frigates(), 3)),
    position('frigate-for-war.war', atWar()),
    position('landfall.which', landfall(1)),
    position('landfall.arrive', landfall(0)),
    position('giving.course', offBrest()),
    position('giving.new-goal', fromItsGoal()),
    setUp(),
  ];
}
