/** `Stage` on DOM elements: moves the elements of ships themselves, and draws effects into a layer of their own. */

import type { Actor, Air } from './air.ts';
import type { Stage } from './animate.ts';
import { short } from './geometry.ts';
import { piecesOf } from './pieces.ts';
import { brace, placePiece } from './place.ts';
import type { Hear, ScreenPlace } from './props.ts';
import type { Motion, Pose, Scene, SceneWind } from './scene.ts';
import { windAt } from './winds.ts';

export interface LiveStage extends Stage {
  /** Puts every piece where the scene has it. */
  restore(scene: Scene): void;
  clear(): void;
}

/** Loaded with the first motion: no board needs it to be drawn. */
type Effects = typeof import('./effects.ts');

interface Parts {
  readonly root: HTMLElement;
  readonly layer: SVGGElement;
  readonly smoke: SVGGElement;
  scale(): number;
  readonly onHear: Hear;
}

/** What the stage has begun on a ship or badge, or on what of her heels over or comes down; what style sheets do to them goes on. */
function movesPiece(animation: Animation): boolean {
  const { effect } = animation;
  if (animation instanceof CSSAnimation || !(effect instanceof KeyframeEffect)) return false;
  return (
    effect.pseudoElement === null &&
    effect.target?.matches('[data-ship], [data-badge], .ship-vessel, .badge-flag') === true
  );
}

export function liveStage({ root, layer, smoke, scale, onHear }: Parts): LiveStage {
  let scene: Scene | null = null;
  let winds: readonly SceneWind[] = [];
  const poses = new Map<number, Pose>();

  const glyphOf = (ship: number): SVGGElement | null => root.querySelector(`[data-ship="${ship}"]`);

  function actor(id: number): Actor | null {
    const piece = scene === null ? undefined : piecesOf(scene).find(one => one.id === id);
    if (piece === undefined) return null;
    // Guns stand on the model, not at the edge of its base.
    const { length, beam } = scene?.ships.find(ship => ship.id === id)?.base?.model ?? piece;
    return { pose: poses.get(id) ?? piece.pose, length, beam };
  }

  function others(id: number): readonly Actor[] {
    const pieces = scene === null ? [] : piecesOf(scene);
    return pieces.flatMap(piece => (piece.id === id ? [] : (actor(piece.id) ?? [])));
  }

  function placeOnScreen(id: number): ScreenPlace | null {
    const ship = glyphOf(id)?.getBoundingClientRect();
    return ship === undefined ? null : { ship, board: root.getBoundingClientRect() };
  }

  const windFrom = (pose: Pose): number => windAt(winds, pose);
  const air = (): Air => ({ layer, smoke, windFrom, scale: scale(), actor, others });

  function turnRoses(): void {
    for (const arrow of root.querySelectorAll<SVGGElement>('[data-wind]'))
      arrow.setAttribute('transform', `rotate(${short(winds[Number(arrow.dataset['wind'])]?.from ?? 0)})`);
  }

  let effects: Effects | null = null;
  function withEffects(show: (found: Effects) => void): void {
    if (effects !== null) return show(effects);
    import('./effects.ts').then(
      found => {
        effects = found;
        show(found);
      },
      // If the effects cannot be fetched, the battle goes on without them.
      () => {},
    );
  }

  const ofShip = (ship: number): NodeListOf<Element> =>
    root.querySelectorAll(`[data-ship="${ship}"], [data-badge="${ship}"]`);

  /** A ship that sinks heels over and is gone, one that explodes is gone at once: the next scene no longer has her. */
  function vanish(motion: Motion, ms: number): void {
    if (motion.kind !== 'burst') return;
    if (motion.what === 'strike')
      for (const colours of root.querySelectorAll(`[data-badge="${motion.ship}"] .badge-flag`))
        colours.animate([{}, { transform: 'translateY(9px)', opacity: 0 }], { duration: ms * 0.7, fill: 'forwards' });
    if (motion.what !== 'sink' && motion.what !== 'explosion') return;
    const end = motion.what === 'sink' ? 1 : 0.3;
    for (const element of ofShip(motion.ship))
      element.animate([{ opacity: 1 }, { opacity: 1, offset: 0.45 }, { opacity: 0 }], {
        duration: ms * end,
        fill: 'forwards',
      });
    if (motion.what === 'sink')
      for (const vessel of root.querySelectorAll(`[data-ship="${motion.ship}"] .ship-vessel`))
        vessel.animate([{}, { transform: 'skewY(7deg) scale(0.62, 0.94)' }], {
          duration: ms,
          easing: 'ease-in',
          fill: 'forwards',
        });
  }

  return {
    place(ship, pose) {
      poses.set(ship, pose);
      placePiece(root, ship, pose, windFrom(pose));
    },
    wind(from, which) {
      winds = winds.map((wind, i) => (i === which ? { ...wind, from } : wind));
      turnRoses();
      for (const ship of scene?.ships ?? []) {
        const glyph = glyphOf(ship.id);
        const pose = poses.get(ship.id) ?? ship.pose;
        if (glyph !== null) brace(glyph, pose, windFrom(pose));
      }
    },
    drift({ x, y }) {
      for (const element of root.querySelectorAll('[data-adrift]'))
        element.setAttribute('transform', `translate(${short(x)} ${short(y)})`);
    },
    effect(motion, ms) {
      vanish(motion, ms);
      withEffects(({ showEffect }) => showEffect(motion, ms, air()));
    },
    highlight: ship => withEffects(({ showHighlight }) => showHighlight(ship, air())),
    hear: (group, speed) => onHear(group, speed, placeOnScreen),
    restore(next) {
      scene = next;
      winds = next.winds;
      poses.clear();
      for (const element of root.querySelectorAll('[data-adrift]')) element.removeAttribute('transform');
      turnRoses();
      for (const { id, pose } of piecesOf(next)) placePiece(root, id, pose, windFrom(pose));
      // Queried once for all pieces, because each query makes the browser compute the styles of the page.
      for (const animation of root.getAnimations({ subtree: true })) if (movesPiece(animation)) animation.cancel();
    },
    clear() {
      for (const part of [layer, smoke]) {
        for (const animation of part.getAnimations({ subtree: true })) animation.cancel();
        part.replaceChildren();
      }
      root.querySelector('.board-caption')?.remove();
    },
  };
}
