/** Data into words: which sentence of `words/en.ts` says it, and with which names. */

import type { Modifier, Prompt, Seat, Stroke, Words } from '@weathergauge/engine';
import { strokesInWords } from '@weathergauge/engine';
import { adrift } from '../chapters/ch2-sailing.ts';
import type { Shot } from '../chapters/ch4-bearing.ts';
import { shotAt } from '../chapters/ch4-bearing.ts';
import { rowOff } from '../chapters/ch5-berths.ts';
import { BANDS, DRIFT_MM, LEAST_RUN_MM, MM, TACK_MM, TURN_MM, UNIT_MM } from '../model/data/tables.ts';
import type { AgeOfSailEvent } from '../model/events.ts';
import { board } from './board.ts';
import { briefing } from './briefing.ts';
import type { AgeOfSailView, ShipView } from '../model/view.ts';
import type { AgeOfSailAction } from '../model/vocabulary.ts';
import { masts } from '../model/vocabulary.ts';
import { en } from './en.ts';
import { fleetLetter, fleetName, length, pointName, seatName, shipName } from './names.ts';
import { ended, facts, tallyWords, standing } from './standing.ts';
import { warning } from './warning.ts';

export const words: Words<AgeOfSailAction, AgeOfSailView, AgeOfSailEvent> = {
  prompt,
  action,
  warning,
  // R16 It costs her the next turn, and stood before her guns.
  seldom: (_v, { do: verb }) => verb === 'anchor',
  event,
  stroke: (v, e) => (e.type === 'sailed' ? sailed(v, e) : null),
  modifier,
  result: (v, { reason }) => ended(v, reason, v.scores),
  tally: tallyWords,
  seat: seatName,
  briefing,
  board,
  standing,
  facts,
};

/** How one ship lies to another's guns; null out of range. */
function shot(view: AgeOfSailView, id: number, targetId: number): Shot | null {
  const ship = view.ships[id];
  const target = view.ships[targetId];
  return ship === undefined || target === undefined ? null : shotAt(ship, target);
}

/** A question for every ask of the procedures, by its name. */
const QUESTIONS: Readonly<Record<string, (view: AgeOfSailView, about: (key: string) => number) => string>> = {
  'lay-out.station': (v, about) => en.ask.station(shipName(v, about('ship'))),
  'lay-out.moor': (v, about) => en.ask.moor(shipName(v, about('ship')), about('column') + 1),
  'parley.propose': () => en.ask.propose,
  'parley.answer': () => en.ask.answerTerms,
  'disentangling.cut': (v, about) => en.ask.cut(shipName(v, about('ship')), shipName(v, about('other'))),
  'prize-crew.man': (v, about) => en.ask.man(shipName(v, about('ship')), shipName(v, about('prize')), about('crew')),
  'repairs.try': (v, about) => en.ask.repair(shipName(v, about('ship')), fallenMasts(v.ships[about('ship')])),
  'repairs.which': (v, about) => en.ask.rig(shipName(v, about('ship'))),
  'movement.next': () => en.ask.next,
  'helm.order': helmQuestion,
  'volley.aim': aimQuestion,
  'lay-guns.aim': aimQuestion,
  'damage.side': (v, about) => en.ask.side(shipName(v, about('ship')), shipName(v, about('target')), about('hits')),
  'damage.mast': (v, about) => en.ask.mast(shipName(v, about('ship')), about('hits')),
  'boarding.pair': () => en.ask.pair,
  'boarding.answer': (v, about) => en.ask.answerBoarding(shipName(v, about('ship')), shipName(v, about('target'))),
  'last-shots.engage': () => en.ask.lastShots,
  'lay-guns.engage': () => en.ask.exchange,
};

function helmQuestion(v: AgeOfSailView, about: (key: string) => number): string {
  const ship = v.ships[about('ship')];
  const name = shipName(v, about('ship'));
  if (ship !== undefined && adrift(ship)) return en.ask.adrift(name, length(DRIFT_MM));
  return en.ask.helm(name, pointName(ship?.heading ?? 0), length(about('used')), length(about('allowance')));
}

function aimQuestion(v: AgeOfSailView, about: (key: string) => number): string {
  const ship = shipName(v, about('ship'));
  const target = shipName(v, about('target'));
  const laid = shot(v, about('ship'), about('target'));
  if (laid === null) return en.ask.aimFar(ship, target);
  return en.ask.aim(ship, target, length(laid.mm), laid.hull, laid.masts, laid.raking);
}

function fallenMasts(ship: ShipView | undefined): string {
  return ship === undefined ? '' : en.fallen(masts.filter(mast => ship[mast] === 0));
}

function prompt(view: AgeOfSailView, { ask, about }: Prompt): string {
  return QUESTIONS[ask]?.(view, key => about[key] ?? 0) ?? en.ask.other;
}

function action(v: AgeOfSailView, a: AgeOfSailAction): string {
  switch (a.do) {
    case 'station':
      return en.act.station(shipName(v, a.ship), a.column + 1);
    case 'moor':
      return en.act.moor(a.row + 1, rowOff(a.row) / MM / UNIT_MM, pointName(a.heading));
    case 'terms':
      return en.act.terms;
    case 'fight-on':
      return en.act.fightOn;
    case 'agree':
      return en.act.agree;
    case 'cut':
      return en.act.cut(shipName(v, a.ship), shipName(v, a.from));
    case 'hold':
      return en.act.hold(shipName(v, a.ship), shipName(v, a.from));
    case 'man':
      return en.act.man[a.deck];
    case 'manned':
      return en.act.manned;
    case 'repair':
      return en.act.repair(shipName(v, a.ship));
    case 'leave-masts':
      return en.act.leaveMasts(shipName(v, a.ship));
    case 'rig':
      return en.act.rig(a.mast);
    case 'sail':
      return en.act.sail(shipName(v, a.ship));
    case 'weigh':
      return en.act.weigh(shipName(v, a.ship));
    case 'all-moved':
      return en.act.allMoved;
    case 'run':
      return en.act.run(length(a.mm));
    case 'turn':
      return en.act.turn(a.to, length(TURN_MM));
    case 'tack':
      return en.act.tack(a.to, length(TACK_MM));
    case 'pivot':
      return en.act.pivot(a.to, length(LEAST_RUN_MM));
    case 'follow':
      return en.act.follow(shipName(v, a.leader));
    case 'anchor':
      return en.act.anchor;
    case 'end':
      return en.act.end;
    case 'engage':
      return engage(v, a.ship, a.target);
    case 'volley':
      return en.act.volley(a.aim, a.decks);
    case 'cease-fire':
      return en.act.ceaseFire;
    case 'present-side':
      return en.act.presentSide(a.side);
    case 'lose-mast':
      return en.act.loseMast(a.mast);
    case 'board':
      return en.act.board(shipName(v, a.ship), shipName(v, a.target));
    case 'fight':
      return en.act.fight;
    case 'decline':
      return en.act.decline;
  }
}

function engage(v: AgeOfSailView, ship: number, target: number): string {
  const laid = shot(v, ship, target);
  const names = [shipName(v, ship), shipName(v, target)] as const;
  if (laid === null) return en.act.engageFar(...names);
  return en.act.engage(...names, length(laid.mm), laid.board, laid.hull, laid.masts, laid.raking);
}

function event(v: AgeOfSailView, e: AgeOfSailEvent): string {
  switch (e.type) {
    case 'revealed':
      return ''; // What was sealed follows, shot by shot.
    case 'laid-out':
      return en.event.laidOut(shipName(v, e.ship));
    case 'first-mover':
      return en.event.firstMover(
        e.faces.map((face, side) => `${fleetLetter(side)} ${face}`).join(', '),
        fleetName(v, e.side),
      );
    case 'round':
      return en.event.round(e.round);
    case 'turn':
      return en.event.turn(fleetName(v, e.side));
    case 'wind-direction':
      return en.event.windDirection(e.face, pointName(e.from));
    case 'wind-speed':
      return en.event.windSpeed(e.face, e.speed);
    case 'douse':
      return douse(e.out, e.needed)(shipName(v, e.ship), e.face, e.needed);
    case 'blew-up':
      return en.event.blewUp(shipName(v, e.ship));
    case 'blast':
      return en.event.blast(shipName(v, e.ship), e.face, e.needed, e.caught);
    case 'cut':
      return en.event.cut(shipName(v, e.ship), shipName(v, e.from), e.face, e.free);
    case 'manned':
      return en.event.manned(shipName(v, e.ship), shipName(v, e.prize), e.crew);
    case 'refloat':
      return en.event.refloat(shipName(v, e.ship), e.face, e.free);
    case 'founder-check':
      return en.event.founder(shipName(v, e.ship), e.face, e.sunk);
    case 'repair':
      return en.event.repair(shipName(v, e.ship), e.face, e.mended);
    case 'rigged':
      return en.event.rigged(shipName(v, e.ship), e.mast);
    case 'sailed':
      return strokesInWords([sailed(v, e)]);
    case 'anchored':
      return en.event.anchored(shipName(v, e.ship));
    case 'weighing':
      return en.event.weighing(shipName(v, e.ship));
    case 'under-way':
      return en.event.underWay(shipName(v, e.ship));
    case 'sounding':
      return en.event.sounding(shipName(v, e.ship), e.face, e.aground);
    case 'stopped-by-land':
      return en.event.land(shipName(v, e.ship));
    case 'touched':
      return en.event.touched(shipName(v, e.ship), shipName(v, e.other), e.fouled);
    case 'withdrew':
      return en.event.withdrew(shipName(v, e.ship));
    case 'volley':
      return volley(v, e);
    case 'deck-lost':
      return en.event.deckLost(shipName(v, e.ship), e.board);
    case 'hull-lost':
      return en.event.hullLost(shipName(v, e.ship), e.board);
    case 'mast-lost':
      return en.event.mastLost(shipName(v, e.ship), e.mast);
    case 'on-fire':
      return en.event.onFire(shipName(v, e.ship));
    case 'boarding':
      return `${en.event.boarding(shipName(v, e.ship), shipName(v, e.target), thrown(e.faces), thrown(e.answer))} ${
        e.winner < 0 ? en.event.tie : en.event.wins(shipName(v, e.winner))
      }`;
    case 'captured':
      return en.event.captured(shipName(v, e.ship), shipName(v, e.by));
    case 'declined':
      return en.event.declined(shipName(v, e.ship));
    case 'terms':
      return (e.agreed ? en.event.forPeace : en.event.forBattle)(seatName(v, e.seat as Seat));
    case 'over':
      return ended(v, e.reason, e.scores);
  }
}

type Told<T extends AgeOfSailEvent['type']> = Extract<AgeOfSailEvent, { readonly type: T }>;

/** The last try needs a 6: what fails then is the magazine. */
const LAST_TRY = 6;

function douse(out: boolean, needed: number): (ship: string, face: number, needed: number) => string {
  if (out) return en.event.douse.out;
  return needed < LAST_TRY ? en.event.douse.grows : en.event.douse.lost;
}

function sailed(v: AgeOfSailView, e: Told<'sailed'>): Stroke {
  const { ship } = e;
  const lies = { ship, who: shipName(v, ship), rests: en.stroke.heading(pointName(e.heading)) };
  const far = (unit: string): Stroke['far'] => ({ by: e.mm / UNIT_MM, one: unit, many: unit });
  switch (e.how) {
    case 'run':
      return { ...lies, does: en.stroke.run, far: far(en.stroke.length) };
    case 'drift':
      return e.mm === 0
        ? { ...lies, does: en.stroke.noDrift, far: null }
        : { ...lies, does: en.stroke.drift, far: far(en.stroke.downWind) };
    case 'port':
    case 'starboard':
      if (e.mm === 0) return { ...lies, does: en.stroke.noTurn(e.how), far: null };
      return e.mm < TURN_MM
        ? { ...lies, does: en.stroke.turnCut(e.how, length(e.mm)), far: null }
        : { ...lies, does: en.stroke.turn, far: { by: 1, ...en.stroke.points(e.how) } };
  }
}

function volley(v: AgeOfSailView, e: Told<'volley'>): string {
  const ship = shipName(v, e.ship);
  const target = shipName(v, e.target);
  const faces = e.faces.join(' ');
  return e.raked
    ? en.event.raking(ship, e.faces.length, e.board, target, faces, e.needed, e.hits)
    : en.event.volley(ship, e.faces.length, e.board, target, e.aim, faces, e.needed, e.hits);
}

/** The range that an event was fired at can be told from the face it needed: no column of the table has one twice. */
function modifier(_v: AgeOfSailView, e: AgeOfSailEvent, { what, by }: Modifier): string {
  const aim = e.type === 'volley' ? e.aim : 'hull';
  switch (what) {
    case 'decks':
      return en.modifier.decks(by);
    case 'range': {
      const reach = BANDS.find(band => band[aim] === by)?.reach ?? 0;
      return en.modifier.range(length(reach / MM), aim, by);
    }
    case 'rake':
      return en.modifier.rake;
    default:
      return what;
  }
}

function thrown(faces: readonly number[]): string {
  if (faces.length === 0) return en.event.noDice;
  return en.event.total(
    faces.join(' '),
    faces.reduce((sum, face) => sum + face, 0),
  );
}
