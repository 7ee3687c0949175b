/** Events as motions, beginning at the view before them. Each event starts where the one before has left the ships. */

import type { AgeOfSailEvent, AgeOfSailView } from '@weathergauge/rules-age-of-sail';
import type { Lying } from '@weathergauge/rules-age-of-sail/geometry';
import { hasPlace } from '@weathergauge/rules-age-of-sail/geometry';
import type { Motion } from '../../../board/scene.ts';
import type { Happening } from '../../../client/protocol.ts';
import { pushLeg, sailMs } from '../../legs.ts';
import { say } from './say.ts';
import { legPath } from './track.ts';
import { degrees, poseOf } from './units.ts';

const PACE = { msAUnit: 9, shortestMs: 320, longestMs: 1900 } as const;
const VOLLEY_MS = 1150;
const BURST_MS = 1300;
const BRIEF_MS = 700;
const CAPTION_MS = 650;

export function motions(before: AgeOfSailView, happenings: readonly Happening[]): readonly Motion[] {
  const places = new Map<number, Lying>(before.ships.filter(hasPlace).map(ship => [ship.id, ship]));
  const list: Motion[] = [];
  for (const { event } of happenings)
    for (const motion of motionsOf(event as AgeOfSailEvent)) pushLeg(list, motion, PACE);
  return list;

  function motionsOf(e: AgeOfSailEvent): Motion[] {
    switch (e.type) {
      case 'laid-out':
        places.set(e.ship, e);
        return [{ kind: 'place', ship: e.ship, pose: poseOf(before, e), ms: 0 }];
      case 'sailed': {
        const path = legPath(before, places.get(e.ship) ?? e, e);
        places.set(e.ship, e);
        // She could not move: at most she has turned on the spot.
        if (e.mm === 0) return [{ kind: 'place', ship: e.ship, pose: poseOf(before, e), ms: 0 }];
        return [{ kind: 'sail', ship: e.ship, path, ms: sailMs(path, PACE) }];
      }
      case 'volley':
        return [
          {
            kind: 'volley',
            ship: e.ship,
            target: e.target,
            side: e.board,
            guns: e.faces.length,
            hits: e.hits,
            ms: VOLLEY_MS,
          },
          caption(say(e.raked ? 'raked' : 'volley', { faces: e.faces.join(' '), count: e.hits }), e.target),
        ];
      case 'on-fire':
        return [{ kind: 'burst', ship: e.ship, what: 'fire', ms: BRIEF_MS }, caption(say('onFire'), e.ship)];
      case 'blew-up':
        return [{ kind: 'burst', ship: e.ship, what: 'explosion', ms: BURST_MS + BRIEF_MS }];
      case 'founder-check':
        return e.sunk
          ? [{ kind: 'burst', ship: e.ship, what: 'sink', ms: BURST_MS }]
          : [caption(say('die', { face: e.face }), e.ship)];
      case 'captured':
        return [{ kind: 'burst', ship: e.ship, what: 'captured', ms: BRIEF_MS }, caption(say('taken'), e.ship)];
      case 'boarding':
        return [
          { kind: 'burst', ship: e.target, what: 'boarding', ms: BURST_MS },
          { ...caption(say('boarding', { ours: sum(e.faces), theirs: sum(e.answer) }), e.target), with: true },
        ];
      case 'sounding':
        return e.aground
          ? [{ kind: 'burst', ship: e.ship, what: 'aground', ms: BRIEF_MS }, caption(say('agroundNow'), e.ship)]
          : [];
      case 'touched':
        return e.fouled ? [caption(say('fouled'), e.ship)] : [];
      case 'stopped-by-land':
        return [caption(say('land'), e.ship)];
      case 'mast-lost':
        return [caption(say(`mastLost.${e.mast}`), e.ship)];
      case 'douse':
        return [caption(say(e.out ? 'douseOut' : 'douseFails', { face: e.face }), e.ship)];
      case 'wind-direction':
        return e.from === before.windFrom ? [] : [{ kind: 'wind', from: degrees(e.from), ms: BRIEF_MS }];
      default:
        return [];
    }
  }
}

function caption(text: string, ship: number): Motion {
  return { kind: 'caption', text, ship, ms: CAPTION_MS };
}

function sum(faces: readonly number[]): number {
  return faces.reduce((total, face) => total + face, 0);
}
