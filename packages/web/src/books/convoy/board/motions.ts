/** Events as motions, beginning at the view before them. Each event starts where the one before has left the ships. */

import type { ConvoyEvent, ConvoyView, Marker } from '@weathergauge/rules-convoy';
import { addsHex, batteries, hasPlace, isChaser, markers, successes } from '@weathergauge/rules-convoy/geometry';
import type { Motion, Pose } from '../../../board/scene.ts';
import type { Happening } from '../../../client/protocol.ts';
import { pushLeg, sailMs } from '../../legs.ts';
import { say } from './say.ts';
import { facingName, nameOfSide } from './scene.ts';
import { ahead, headingOf, poseOf } from './units.ts';

const PACE = { msAUnit: 11, shortestMs: 340, longestMs: 2200 } as const;
const VOLLEY_MS = 1150;
const CHASER_MS = 850;
const BURST_MS = 1300;
const BRIEF_MS = 700;
const CAPTION_MS = 650;
const ASIDE_MS = 450;
/** The most shots that are drawn for one volley. */
const MOST_SHOTS = 8;

const SIDES = { port: 'port', starboard: 'starboard', bow: 'ahead', stern: 'astern' } as const;

interface Place {
  readonly at: number;
  readonly facing: number;
}

export function motions(before: ConvoyView, happenings: readonly Happening[]): readonly Motion[] {
  const places = new Map<number, Place>(
    before.ships.filter(hasPlace).map(({ id, at, facing }) => [id, { at, facing }]),
  );
  const list: Motion[] = [];
  const changes = markerChanges(list);
  for (const { event } of happenings) {
    const e = event as ConvoyEvent;
    if (changes.take(e)) continue;
    for (const motion of motionsOf(e, before, places)) pushLeg(list, motion, PACE);
  }
  return list;
}

function motionsOf(e: ConvoyEvent, before: ConvoyView, places: Map<number, Place>): Motion[] {
  switch (e.type) {
    case 'placed':
      places.set(e.ship, { at: e.at, facing: e.facing });
      return [{ kind: 'place', ship: e.ship, pose: poseOf(e), ms: 0 }];
    case 'sailed':
    case 'turned': {
      const from = places.get(e.ship);
      if (from === undefined) return [];
      const to = e.type === 'sailed' ? { at: e.at, facing: from.facing } : { at: from.at, facing: e.facing };
      places.set(e.ship, to);
      return [sail(e.ship, [poseOf(from), poseOf(to)])];
    }
    case 'exited': {
      const from = places.get(e.ship);
      places.delete(e.ship);
      if (from === undefined) return [];
      return [caption(say('exited'), e.ship), sail(e.ship, [poseOf(from), ahead(poseOf(from))])];
    }
    case 'shot':
      return shot(e);
    case 'death-roll':
      return [caption(say('deathRoll', { face: e.face }), e.ship)];
    case 'burnt':
      return [
        { kind: 'burst', ship: e.ship, what: 'fire', ms: BRIEF_MS },
        caption(say('burns'), e.ship),
        { kind: 'burst', ship: e.ship, what: 'explosion', ms: BURST_MS + BRIEF_MS },
      ];
    case 'struck':
      return burst(e.ship, 'strike', say(e.willing ? 'haulsDown' : 'strikes'));
    case 'captured':
      return burst(e.ship, 'captured', say('taken'));
    case 'sounding':
      return e.aground
        ? burst(e.ship, 'aground', say('agroundNow', { faces: e.faces.join(' ') }))
        : [caption(say('soundings', { faces: e.faces.join(' ') }), e.ship)];
    case 'grapple':
      return [caption(say(e.won ? 'grappled' : 'fendedOff', scored(e)), e.target)];
    case 'fight':
      return [
        { kind: 'burst', ship: e.target, what: 'boarding', ms: BURST_MS },
        { ...caption(say(e.won ? 'fightWon' : 'fightLost', scored(e)), e.target), with: true },
      ];
    case 'wind': {
      const from = (headingOf(e.towards) + 180) % 360;
      return [{ kind: 'wind', from, ms: BRIEF_MS }, captionOfNone(say('windNow', { to: facingName(e.towards) }))];
    }
    default: {
      const text = aside(e, before);
      if (text === null) return [];
      return 'ship' in e ? [caption(text, e.ship, ASIDE_MS)] : [captionOfNone(text)];
    }
  }
}

/** Captions of events that have no motion of their own. */
function aside(e: ConvoyEvent, before: ConvoyView): string | null {
  switch (e.type) {
    case 'pressed':
      return say(addsHex(e.face, e.needed) ? 'pressed' : 'pressedInVain', { face: e.face });
    case 'fog-roll':
      return say(e.stopped ? 'fogStops' : 'fogClears', { face: e.face });
    case 'recovery':
      return say('recovery', { faces: e.faces.join(' ') });
    case 'swept':
      return say('swept');
    case 'refloated':
      return say('refloated');
    case 'paused':
      return say('pauses');
    case 'held':
      return say('holdsFire');
    case 'cast-off':
      return say('castsOff');
    case 'repulsed':
      return say('repulsed');
    case 'fog':
      return say('fogDrifts');
    case 'whistled':
    case 'countered':
      return say(e.type, {
        side: nameOfSide(before, e.side),
        faces: e.faces.join(' '),
        count: e.successes,
      });
    case 'first-mover':
      return say('firstMover', { side: nameOfSide(before, e.side) });
    case 'clock':
      return say('clockNow', { clock: e.clock, loop: before.loop });
    default:
      return null;
  }
}

function shot(e: Extract<ConvoyEvent, { type: 'shot' }>): Motion[] {
  // The whole pool is thrown again: the volley itself has been shown already.
  if (e.faces.length === 0) return [caption(say('thrownAgain', { faces: e.again.join(' '), count: e.hits }), e.target)];
  const chaser = isChaser(batteries.indexOf(e.battery));
  const guns = Math.min(MOST_SHOTS, e.faces.length);
  const values = { how: say(`how.${e.how}`), dice: e.faces.length, face: e.faces[0] ?? 0, count: e.hits };
  return [
    {
      kind: 'volley',
      ship: e.ship,
      target: e.target,
      side: SIDES[e.battery],
      guns,
      hits: Math.min(guns, e.hits),
      tally: e.hits,
      ms: chaser ? CHASER_MS : VOLLEY_MS,
    },
    caption(say(chaser ? 'chaser' : e.raking ? 'raked' : 'broadside', values), e.target),
  ];
}

function scored(e: Extract<ConvoyEvent, { type: 'grapple' | 'fight' }>): { ours: number; theirs: number } {
  return { ours: successes(e.faces), theirs: successes(e.answer) };
}

/** Collects consecutive losses and gains of markers by one ship into one caption. */
function markerChanges(list: Motion[]): { take(e: ConvoyEvent): boolean } {
  let run: { readonly ship: number; readonly by: Record<Marker, number> } | null = null;
  return {
    take(e) {
      if (e.type !== 'marker-lost' && e.type !== 'tired' && e.type !== 'mended') {
        run = null;
        return false;
      }
      if (run?.ship === e.ship) list.pop();
      else run = { ship: e.ship, by: { crew: 0, gun: 0, sail: 0 } };
      run.by[e.marker] += e.type === 'mended' ? 1 : -1;
      list.push(caption(told(run.by), e.ship, ASIDE_MS));
      return true;
    },
  };
}

function told(by: Readonly<Record<Marker, number>>): string {
  return markers
    .filter(marker => by[marker] !== 0)
    .map(marker =>
      say(by[marker] > 0 ? 'gained' : 'lost', { count: Math.abs(by[marker]), marker: say(`marker.${marker}`) }),
    )
    .join(', ');
}

function sail(ship: number, path: readonly Pose[]): Motion {
  return { kind: 'sail', ship, path, ms: sailMs(path, PACE) };
}

function burst(ship: number, what: Extract<Motion, { kind: 'burst' }>['what'], text: string): Motion[] {
  return [{ kind: 'burst', ship, what, ms: BRIEF_MS }, caption(text, ship)];
}

function caption(text: string, ship: number, ms = CAPTION_MS): Motion {
  return { kind: 'caption', text, ship, ms };
}

/** A caption about no ship in particular. */
function captionOfNone(text: string): Motion {
  return { kind: 'caption', text, ship: null, ms: CAPTION_MS };
}
