/** Smoke, flashes, splashes, words over the board: elements that live for a moment and remove themselves. */

import type { Actor, Air } from './air.ts';
import { add, at, live } from './air.ts';
import { caption } from './captions.ts';
import { offset, short } from './geometry.ts';
import { puff, skirmish, volley } from './gunfire.ts';
import type { Motion } from './scene.ts';
import './effects.css';

export function showEffect(motion: Motion, ms: number, air: Air): void {
  switch (motion.kind) {
    case 'volley':
      volley(motion, ms, air);
      break;
    case 'burst':
      burst(motion, ms, air);
      break;
    case 'caption':
      if (motion.ship === null) banner(motion.text, ms, air);
      else caption(motion.text, motion.ship, ms, air);
      break;
    default:
  }
}

function burst(motion: Extract<Motion, { kind: 'burst' }>, ms: number, air: Air): void {
  const actor = air.actor(motion.ship);
  if (actor === null) return;
  const { x, y } = actor.pose;
  const l = actor.length;
  switch (motion.what) {
    case 'explosion': {
      ripple(x, y, l * 1.5, 'fx-blast', ms * 0.7, air);
      ripple(x, y, l * 0.8, 'fx-fireball', ms * 0.6, air);
      for (let i = 0; i < 12; i++) {
        const out = i * 30 + (i % 3) * 13;
        const from = offset({ x, y, heading: out }, l * (0.04 + 0.16 * (i % 2)));
        puff(from, out, l * (0.15 + 0.06 * (i % 3)), ms * 0.1 + i * 22, air);
      }
      for (let i = 0; i < 5; i++)
        puff({ x, y }, air.windFrom(actor.pose) + 180, l * (0.3 + i * 0.05), ms * 0.2 + i * 90, air, 'fx-soot');
      for (let i = 0; i < 9; i++) debris(x, y, i * 40 + 13, l * (0.8 + (i % 3) * 0.4), ms * 0.8, l, air);
      break;
    }
    case 'fire':
      for (let i = 0; i < 6; i++)
        puff(offset(actor.pose, l * (0.2 - i * 0.08)), air.windFrom(actor.pose) + 180, l * 0.11, i * 90, air);
      ripple(x, y, l * 0.5, 'fx-fireball', ms * 0.6, air);
      break;
    case 'sink':
      for (let i = 0; i < 4; i++) ripple(x, y, l * (0.4 + i * 0.18), 'fx-ripple', ms * 0.9, air, i * ms * 0.12);
      for (let i = 0; i < 7; i++) bubble(actor, i, ms, air);
      for (let i = 0; i < 5; i++) debris(x, y, i * 72 + 20, l * (0.25 + (i % 3) * 0.16), ms, l, air);
      break;
    case 'boarding':
      skirmish(actor, ms, air);
      break;
    case 'strike':
    case 'captured':
      ripple(x, y, l * 0.85, 'fx-ring', ms * 0.8, air);
      ripple(x, y, l * 0.85, 'fx-ring', ms * 0.8, air, ms * 0.2);
      break;
    case 'aground':
      for (let i = 0; i < 3; i++) ripple(x, y, l * (0.45 + i * 0.15), 'fx-ripple', ms * 0.7, air, i * 90);
      break;
  }
}

function ripple(x: number, y: number, r: number, className: string, ms: number, air: Air, delay = 0): void {
  const element = add(air.layer, 'circle', className, { r: short(r) });
  live(
    element,
    [
      { transform: at(x, y, 0.15), opacity: 0 },
      { transform: at(x, y, 0.5), opacity: 1, offset: 0.2 },
      { transform: at(x, y, 1), opacity: 0 },
    ],
    { duration: ms, delay, easing: 'ease-out' },
  );
}

/** Air that comes up where she goes down. */
function bubble(actor: Actor, i: number, ms: number, air: Air): void {
  const from = offset(actor.pose, actor.length * (0.3 - 0.1 * ((i * 3) % 7)), actor.beam * 0.3 * Math.sin(i * 2.4));
  ripple(from.x, from.y, actor.beam * (0.28 + 0.1 * (i % 3)), 'fx-foam', ms * 0.4, air, ms * (0.25 + 0.08 * i));
}

function debris(x: number, y: number, heading: number, far: number, ms: number, length: number, air: Air): void {
  const end = offset({ x, y, heading }, far);
  const element = add(air.layer, 'path', 'fx-debris', {
    d: `M0 ${short(-length * 0.07)}V${short(length * 0.07)}`,
    'stroke-width': short(length * 0.03),
  });
  live(
    element,
    [
      { transform: `translate(${x}px,${y}px) rotate(0deg)`, opacity: 1 },
      { transform: `translate(${short(end.x)}px,${short(end.y)}px) rotate(${heading * 3}deg)`, opacity: 0 },
    ],
    { duration: ms, easing: 'ease-out' },
  );
}

/** Words about no ship in particular: at the top of what no panel covers. */
function banner(text: string, ms: number, air: Air): void {
  const place = air.layer.closest('.board')?.querySelector('[data-part="free"]');
  if (place === null || place === undefined || text === '') return;
  const words = document.createElement('p');
  words.className = 'board-caption';
  words.textContent = text;
  place.replaceChildren(words);
  live(words, [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], {
    duration: ms + 500,
  });
}

/** A ring for a moment, in place of motion. */
export function showHighlight(ship: number, air: Air): void {
  const actor = air.actor(ship);
  if (actor === null) return;
  const element = add(air.layer, 'circle', 'fx-ring', {
    r: short(actor.length * 0.75),
    cx: short(actor.pose.x),
    cy: short(actor.pose.y),
  });
  live(element, [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], { duration: 900 });
}
