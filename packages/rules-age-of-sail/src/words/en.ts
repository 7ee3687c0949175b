/**
 * Every English sentence of this book. Names, lengths and faces come in as finished text, so a translation is another
 * object of this shape and nothing else.
 */

import type { Aim, Board, Condition, Mast } from '../model/vocabulary.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const decks = (n: number): string => count(n, 'deck', 'decks');
const hits = (n: number): string => (n === 0 ? 'no hit' : count(n, 'hit', 'hits'));
const needs = (face: number): string => (face >= 6 ? 'needs 6' : `needs ${face}+`);
const odds = (face: number): string => (face >= 6 ? '6' : `${face}+`);

export const en = {
  fleet: (letter: string, navy: string) => (navy === '' ? `Fleet ${letter}` : `Fleet ${letter} (${navy})`),
  van: ' van',
  rear: ' rear',
  fallen: (masts: readonly Mast[]) =>
    masts.length < 2 ? `${masts.join()} mast` : `${masts.slice(0, -1).join(', ')} and ${masts.at(-1)} masts`,
  noShip: (id: number) => `ship ${id}`,
  wind: (from: string, to: string, speed: number) => `from ${from}, blowing ${to}, speed ${speed}`,

  ask: {
    station: (ship: string) =>
      `Where along your edge does ${ship} lie? Berths are 5 cm apart, from the south or west end.`,
    moor: (ship: string, berth: number) => `${ship} in berth ${berth}: how far out, and heading where?`,
    propose: 'Fight on, or propose to end the battle?',
    answerTerms: 'The enemy proposes to end the battle. Agree?',
    cut: (ship: string, other: string) => `${ship} lies entangled with ${other}. Try to cut loose? It needs 6.`,
    man: (ship: string, prize: string, crew: number) =>
      `${prize} is free and has ${crew === 0 ? 'nobody aboard' : `a prize crew of ${crew}`}. Whom does ${ship} send?`,
    repair: (ship: string, masts: string) =>
      `${ship} has lost her ${masts}. Try to raise one? It needs 6, and she neither fires nor boards this turn.`,
    rig: (ship: string) => `Which mast does ${ship} raise?`,
    next: 'Which ship next?',
    helm: (ship: string, heading: string, used: string, most: string) =>
      `${ship}, heading ${heading}: ${used} of ${most} used. Your orders?`,
    adrift: (ship: string, far: string) =>
      `${ship} has no mast standing and drifts ${far} down wind at the end of her move. Your orders?`,
    aim: (ship: string, target: string, off: string, hull: number, masts: number, raking: boolean) =>
      `${ship} fires at ${target}, ${off} off${raking ? ', raking her stern' : ''}. ${odds(hull)} hits the hull, ${odds(masts)} the masts. Aim, and how many decks?`,
    aimFar: (ship: string, target: string) => `${ship} fires at ${target}. Aim, and how many decks?`,
    side: (ship: string, target: string, n: number) =>
      `${ship} lies dead ahead of ${target}: which side takes ${hits(n)}?`,
    mast: (target: string, n: number) => `${target} takes ${hits(n)} aloft. Which mast falls?`,
    pair: 'Who boards whom?',
    answerBoarding: (ship: string, target: string) =>
      `${ship} is busy with her masts and starts no fight. Does ${target} fight her?`,
    lastShots: 'Last shots: who fires at whom?',
    exchange: 'Sealed orders for the exchange: who fires at whom?',
    other: 'Your answer?',
  },

  act: {
    station: (ship: string, berth: number) => `${ship} to berth ${berth}`,
    moor: (row: number, off: number, heading: string) => `row ${row}, ${off} cm from the edge, heading ${heading}`,
    terms: 'propose to end the battle',
    fightOn: 'fight on',
    agree: 'agree to end the battle',
    cut: (ship: string, from: string) => `${ship} tries to cut loose from ${from}`,
    hold: (ship: string, from: string) => `${ship} stays fast to ${from}`,
    man: {
      port: 'send the people of a port deck',
      starboard: 'send the people of a starboard deck',
      crew: 'send a deck’s people of her prize crew',
    },
    manned: 'send no more',
    repair: (ship: string) => `${ship} tries to raise a mast`,
    leaveMasts: (ship: string) => `${ship} leaves her masts and stands to her guns`,
    rig: (mast: Mast) => `raise the ${mast} mast`,
    sail: (ship: string) => `sail ${ship}`,
    weigh: (ship: string) => `${ship} raises her anchor`,
    allMoved: 'no more orders',
    run: (far: string) => `run ${far} straight ahead`,
    turn: (to: Board, far: string) => `turn a point to ${to} (${far})`,
    tack: (to: Board, far: string) => `tack to ${to}, through the wind (${far})`,
    pivot: (to: Board, far: string) => `come round a point to ${to} on the spot, then ${far}, and stop`,
    follow: (leader: string) => `follow ${leader} in her wake, and stop`,
    anchor: 'drop anchor here, and stop',
    end: 'end her move',
    engage: (ship: string, target: string, off: string, board: Board, hull: number, masts: number, raking: boolean) =>
      `${ship} fires her ${board} guns at ${target} (${off}, hull ${odds(hull)}, masts ${odds(masts)}${raking ? ', raking' : ''})`,
    engageFar: (ship: string, target: string) => `${ship} fires at ${target}`,
    volley: (aim: Aim, n: number) => `${decks(n)} at her ${aim}`,
    ceaseFire: 'cease fire',
    presentSide: (side: Board) => `take it on the ${side} side`,
    loseMast: (mast: Mast) => `lose the ${mast} mast`,
    board: (ship: string, target: string) => `${ship} boards ${target}`,
    fight: 'fight hand to hand',
    decline: 'decline the fight',
  },

  warning: {
    leaves: (ship: string) => `${ship} leaves the table, for good`,
    rams: (ship: string, friend: string) => `${ship} runs into ${friend}, a friend, and stops`,
    land: (ship: string) => `${ship} runs up against land, and stops`,
    shoal: 'over a shoal: she runs aground on a 1 to 3',
  },

  event: {
    laidOut: (ship: string) => `${ship} takes her station.`,
    firstMover: (faces: string, fleet: string) =>
      `Dice for the first move: ${faces}. ${fleet} moves first in every round.`,
    round: (round: number) => `Round ${round}.`,
    turn: (fleet: string) => `${fleet} to move.`,
    windDirection: (face: number, from: string) =>
      `Wind direction, a ${face}: ${face === 1 ? 'it backs a point, and blows' : face === 6 ? 'it veers a point, and blows' : 'it still blows'} from ${from}.`,
    windSpeed: (face: number, speed: number) =>
      `Wind speed, a ${face}: ${face > 1 && face < 6 ? 'it holds at' : 'it is now'} ${speed}.`,
    douse: {
      out: (ship: string, face: number, needed: number) =>
        `${ship} fights her fire: ${face}, ${needs(needed)}. It is out.`,
      grows: (ship: string, face: number, needed: number) =>
        `${ship} fights her fire: ${face}, ${needs(needed)}. It grows.`,
      lost: (ship: string, face: number, needed: number) =>
        `${ship} fights her fire: ${face}, ${needs(needed)}. It reaches the magazine.`,
    },
    blewUp: (ship: string) => `${ship} blows up!`,
    blast: (ship: string, face: number, needed: number, caught: boolean) =>
      `Burning wreckage falls around ${ship}: ${face}, catches on ${odds(needed)}. She ${caught ? 'catches' : 'escapes'}.`,
    cut: (ship: string, from: string, face: number, free: boolean) =>
      `${ship} hacks at what holds her to ${from}: ${face}, needs 6. ${free ? 'They part.' : 'It holds.'}`,
    manned: (ship: string, prize: string, crew: number) =>
      `${ship} sends a deck’s people to ${prize}: prize crew ${crew}.`,
    refloat: (ship: string, face: number, free: boolean) =>
      `${ship} tries to get off the ground: ${face}, needs 6. ${free ? 'She floats.' : 'She is fast.'}`,
    founder: (ship: string, face: number, sunk: boolean) =>
      `${ship} labours in high seas: ${face}, sinks on 1-2. ${sunk ? 'She goes down.' : 'She lives.'}`,
    repair: (ship: string, face: number, mended: boolean) =>
      `${ship} works at her masts: ${face}, needs 6. ${mended ? 'One can be raised.' : 'In vain.'}`,
    rigged: (ship: string, mast: Mast) => `${ship} raises her ${mast} mast.`,
    anchored: (ship: string) => `${ship} drops anchor.`,
    weighing: (ship: string) => `${ship} raises her anchor.`,
    underWay: (ship: string) => `${ship} is under way again.`,
    sounding: (ship: string, face: number, aground: boolean) =>
      `${ship} comes upon a shoal: ${face}, grounds on 1-3. ${aground ? 'She is aground.' : 'She slips over.'}`,
    land: (ship: string) => `${ship} is stopped by land.`,
    touched: (ship: string, other: string, fouled: boolean) =>
      fouled ? `${ship} runs into ${other}, and they are entangled.` : `${ship} touches ${other}, a friend, and stops.`,
    withdrew: (ship: string) => `${ship} leaves the table.`,
    volley: (
      ship: string,
      n: number,
      board: Board,
      target: string,
      aim: Aim,
      faces: string,
      needed: number,
      hit: number,
    ) =>
      `${ship} fires ${n} ${board} ${n === 1 ? 'deck' : 'decks'} at the ${aim} of ${target}: ${faces}, ${needs(needed)}. ${sentence(hits(hit))}.`,
    raking: (ship: string, n: number, board: Board, target: string, faces: string, needed: number, hit: number) =>
      `${ship} rakes ${target} from astern with ${n} ${board} ${n === 1 ? 'deck' : 'decks'}: ${faces}, ${needs(needed)}. ${sentence(hits(hit))}.`,
    deckLost: (ship: string, board: Board) => `${ship} loses a ${board} deck.`,
    hullLost: (ship: string, board: Board) => `${ship} is holed on the ${board} side: a unit of hull is lost.`,
    mastLost: (ship: string, mast: Mast) => `${ship} loses her ${mast} mast.`,
    onFire: (ship: string) => `${ship} is on fire!`,
    boarding: (ship: string, target: string, faces: string, answer: string) =>
      `${ship} and ${target} fight hand to hand: ${faces} against ${answer}.`,
    noDice: 'nobody',
    total: (faces: string, total: number) => `${faces} (${total})`,
    wins: (ship: string) => `${ship} wins.`,
    tie: 'Neither gives way.',
    captured: (ship: string, by: string) => `${by} takes ${ship}.`,
    declined: (ship: string) => `${ship} declines the fight.`,
    /** Of whoever proposes and of whoever agrees: the event does not tell them apart. */
    forPeace: (seat: string) => `${seat} is for ending the battle.`,
    forBattle: (seat: string) => `${seat} will fight on.`,
    over: (why: string, score: string) => `The battle is over: ${why}. ${score}.`,
  },

  /** What a ship does in one stroke of her move; how far and how she lies are told beside it. */
  stroke: {
    run: 'runs',
    turn: 'turns',
    drift: 'drifts',
    turnCut: (to: Board, far: string) => `begins to turn to ${to}, stopped after ${far}`,
    noTurn: (to: Board) => `cannot turn to ${to}`,
    noDrift: 'cannot drift',
    length: 'cm',
    downWind: 'cm down wind',
    points: (to: Board) => ({ one: `point to ${to}`, many: `points to ${to}` }),
    heading: (point: string) => `heading ${point}`,
  },

  modifier: {
    decks: (n: number) => `${decks(n)}: ${count(n, 'die', 'dice')}`,
    range: (far: string, aim: Aim, face: number) => `up to ${far} off, at the ${aim}: ${odds(face)}`,
    rake: 'from right astern: each hit on both sides',
  },

  /** By what `tally` counts. */
  tallyWords: {
    decks: 'decks',
    hull: 'hull',
    masts: 'masts',
    fires: 'fires',
    'ships fouled': 'ships entangled',
    'ships lost': 'ships lost',
    'ships taken': 'ships in enemy hands',
    points: 'points',
  },

  ended: {
    '': 'it is not',
    rounds: 'the last round has been fought',
    silenced: 'a fleet can no longer fire',
    agreed: 'both sides agree',
  } as const,

  board: {
    layingOut: 'The fleets are being laid out',
    round: (round: number, of: number) => `Round ${round} of ${of}`,
    over: (why: string) => `The battle is over: ${why}`,
    wind: (text: string, arrow: string) => `Wind ${text} ${arrow}`,
    toMove: (fleet: string) => `${fleet} to move`,
    score: (a: number, b: number) => `Damage done: A ${a}, B ${b}`,
    legend: (cm: number) => `One cell is ${cm} cm; north is up; figures are cm from the south-west corner.`,
    signs: 'A to L fleet A, M to X fleet B; + several ships; ▲ land; ~ shoal.',
    laterShips: 'Not yet laid out',
    gone: 'Off the table',
    sealed: 'Sealed',
    sealedVolley: (ship: string, target: string, aim: Aim, n: number) =>
      `${ship}: ${decks(n)} at the ${aim} of ${target}`,
    prizeCrew: (crew: number) => (crew === 0 ? 'prize, nobody aboard' : `prize crew ${crew}`),
    onFire: (stage: number) => (stage > 1 ? 'fire growing' : 'on fire'),
    entangled: (with_: string) => `entangled with ${with_}`,
    repairing: 'busy with masts',
    adrift: 'adrift',
    decks: (port: number, starboard: number) => `decks P${port} S${starboard}`,
    fired: (port: number, starboard: number) => ` (fired P${port} S${starboard})`,
    hull: (units: number) => `hull ${units}`,
    masts: (standing: string) => `masts ${standing}`,
    heading: (point: string, arrow: string) => `heading ${point} ${arrow}`,
    at: (place: string) => `at ${place} cm`,
    speed: (far: string) => `speed ${far}`,
  },

  condition: {
    sailing: 'under sail',
    anchored: 'at anchor',
    weighing: 'raising anchor',
    aground: 'aground',
    sunk: 'sunk',
    'blown-up': 'blown up',
    withdrawn: 'withdrawn',
  } satisfies Record<Condition, string>,
};

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
