/** The queue's stage on real elements: ships are moved in place, everything passing goes into the effects layer. */

import type { Actor, Air } from './air.ts';
import type { Stage } from './animate.ts';
import { clearEffects, showEffect, showHighlight } from './effects.ts';
import { short } from './geometry.ts';
import { brace, placeShip } from './place.ts';
import type { Hear, Sight } from './props.ts';
import type { Motion, Pose, Scene } from './scene.ts';

export interface LiveStage extends Stage {
  /** Everything where the scene has it. */
  restore(scene: Scene): void;
  clear(): void;
}

interface Parts {
  readonly root: HTMLElement;
  readonly layer: SVGGElement;
  scale(): number;
  readonly onHear: Hear;
}

export function liveStage({ root, layer, scale, onHear }: Parts): LiveStage {
  let scene: Scene | null = null;
  let windFrom = 0;
  const poses = new Map<number, Pose>();

  const glyphOf = (ship: number): SVGGElement | null => root.querySelector(`[data-ship="${ship}"]`);

  function actor(id: number): Actor | null {
    const ship = scene?.ships.find(one => one.id === id);
    if (ship === undefined) return null;
    // Guns stand on the model, not at the edge of its base.
    const { length, beam } = ship.base?.model ?? ship;
    return { pose: poses.get(id) ?? ship.pose, length, beam };
  }

  function others(id: number): readonly Actor[] {
    return (scene?.ships ?? []).flatMap(ship => (ship.id === id ? [] : (actor(ship.id) ?? [])));
  }

  function sightOf(id: number): Sight | null {
    const ship = glyphOf(id)?.getBoundingClientRect();
    return ship === undefined ? null : { ship, board: root.getBoundingClientRect() };
  }

  const air = (): Air => ({ layer, windFrom, scale: scale(), actor, others });

  function turnRose(): void {
    root.querySelector('[data-part="rose-wind"]')?.setAttribute('transform', `rotate(${short(windFrom)})`);
  }

  /** A ship that goes down or blows up is gone before the next scene says so. */
  function vanish(motion: Motion, ms: number): void {
    if (motion.kind !== 'burst' || (motion.what !== 'sink' && motion.what !== 'explosion')) return;
    const end = motion.what === 'sink' ? 1 : 0.3;
    for (const element of root.querySelectorAll(`[data-ship="${motion.ship}"], [data-badge="${motion.ship}"]`)) {
      element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: ms * end, fill: 'forwards' });
    }
  }

  return {
    place(ship, pose) {
      poses.set(ship, pose);
      placeShip(root, ship, pose, windFrom);
    },
    wind(from) {
      windFrom = from;
      turnRose();
      for (const ship of scene?.ships ?? []) {
        const glyph = glyphOf(ship.id);
        if (glyph !== null) brace(glyph, poses.get(ship.id) ?? ship.pose, windFrom);
      }
    },
    effect(motion, ms) {
      vanish(motion, ms);
      showEffect(motion, ms, air());
    },
    highlight: ship => showHighlight(ship, air()),
    hear: (group, speed) => onHear(group, speed, sightOf),
    restore(next) {
      scene = next;
      windFrom = next.wind.from;
      poses.clear();
      turnRose();
      for (const ship of next.ships) {
        placeShip(root, ship.id, ship.pose, windFrom);
        for (const element of root.querySelectorAll(`[data-ship="${ship.id}"], [data-badge="${ship.id}"]`)) {
          for (const animation of element.getAnimations()) if (!(animation instanceof CSSAnimation)) animation.cancel();
        }
      }
    },
    clear: () => clearEffects(layer),
  };
}
