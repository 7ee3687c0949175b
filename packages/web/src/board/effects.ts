/** Smoke, flashes, splashes, words over the board: elements that live for a moment and remove themselves. */

import type { Actor, Air } from './air.ts';
import { live, SVG } from './air.ts';
import { caption } from './captions.ts';
import { bearing, offset, short } from './geometry.ts';
import type { Motion } from './scene.ts';
import './effects.css';

function add(
  air: Air,
  name: string,
  className: string,
  attributes: Readonly<Record<string, number | string>>,
): SVGElement {
  const element = document.createElementNS(SVG, name);
  element.setAttribute('class', className);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  air.layer.append(element);
  return element;
}

const at = (x: number, y: number, scale: number): string =>
  `translate(${short(x)}px,${short(y)}px) scale(${short(scale)})`;

export function clearEffects(layer: SVGGElement): void {
  for (const child of layer.children) for (const animation of child.getAnimations()) animation.cancel();
  layer.replaceChildren();
}

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

const SIDE_ANGLE = { port: -90, starboard: 90, ahead: 0, astern: 180 } as const;
const SMOKE_MS = 2600;
const MOST_GUNS = 12;

function volley(motion: Extract<Motion, { kind: 'volley' }>, ms: number, air: Air): void {
  const ship = air.actor(motion.ship);
  const target = air.actor(motion.target);
  if (ship === null || target === null) return;
  const guns = Math.min(MOST_GUNS, Math.max(3, motion.guns * 3));
  const outward = ship.pose.heading + SIDE_ANGLE[motion.side];
  const abeam = motion.side === 'port' ? -1 : 1;
  for (let i = 0; i < guns; i++) {
    const along = motion.side === 'ahead' || motion.side === 'astern' ? 0 : ship.length * (0.28 - (0.6 * i) / guns);
    const muzzle = offset(
      ship.pose,
      along,
      motion.side === 'ahead' || motion.side === 'astern' ? (i - guns / 2) * ship.beam * 0.2 : abeam * ship.beam * 0.52,
    );
    const delay = (ms * 0.3 * i) / guns;
    flash(muzzle, outward, ship.length, delay, air);
    puff(muzzle, outward, ship.length * (0.13 + 0.03 * (i % 3)), delay + 40, air);
  }
  shots(motion, ship, target, ms, air);
}

function flash(from: { x: number; y: number }, outward: number, length: number, delay: number, air: Air): void {
  const l = length * 0.16;
  const element = add(air, 'path', 'fx-flash', {
    d: `M0 0L${short(-l * 0.26)} ${short(-l * 0.7)}L0 ${short(-l * 1.3)}L${short(l * 0.26)} ${short(-l * 0.7)}Z`,
  });
  const place = `translate(${short(from.x)}px,${short(from.y)}px) rotate(${short(outward)}deg)`;
  live(
    element,
    [
      { transform: `${place} scale(0.3)`, opacity: 0 },
      { transform: `${place} scale(1.15)`, opacity: 1, offset: 0.3 },
      { transform: `${place} scale(0.8)`, opacity: 0 },
    ],
    { duration: 190, delay },
  );
}

/** A puff of smoke: out of the muzzle, then downwind. */
function puff(
  from: { x: number; y: number },
  outward: number,
  r: number,
  delay: number,
  air: Air,
  className = 'fx-smoke',
): void {
  const out = offset({ ...from, heading: outward }, r * 2.1);
  const away = offset({ ...out, heading: air.windFrom({ ...out, heading: outward }) + 180 }, r * 7);
  const element = add(air, 'circle', className, { r: short(r) });
  live(
    element,
    [
      { transform: at(from.x, from.y, 0.3), opacity: 0 },
      { transform: at(out.x, out.y, 1.15), opacity: 0.85, offset: 0.14 },
      { transform: at(away.x, away.y, 2.1), opacity: 0 },
    ],
    { duration: SMOKE_MS, delay, easing: 'ease-out' },
  );
}

function shots(motion: Extract<Motion, { kind: 'volley' }>, ship: Actor, target: Actor, ms: number, air: Air): void {
  const count = Math.max(motion.guns, 1);
  for (let i = 0; i < count; i++) {
    const hit = i < motion.hits;
    const spreadOut = (i - (count - 1) / 2) * target.length * 0.2;
    const end = hit
      ? offset(target.pose, spreadOut)
      : offset(
          { ...target.pose, heading: bearing(ship.pose, target.pose) },
          target.length * (i % 2 === 0 ? 0.7 : -0.6),
          spreadOut * 1.8,
        );
    const from = offset(ship.pose, spreadOut);
    const ball = add(air, 'circle', 'fx-ball', { r: short(Math.max(ship.beam * 0.09, 1.3 / air.scale)) });
    const flight = ms * 0.34;
    const delay = ms * 0.08 + i * 45;
    live(
      ball,
      [
        { transform: at(from.x, from.y, 1), opacity: 1 },
        { transform: at(end.x, end.y, 1), opacity: 1, offset: 0.97 },
        { transform: at(end.x, end.y, 0.2), opacity: 0 },
      ],
      { duration: flight, delay },
    );
    const r = target.beam * (hit ? 0.42 : 0.34);
    const mark = add(air, 'circle', hit ? 'fx-hit' : 'fx-splash', { r: short(r) });
    live(
      mark,
      [
        { transform: at(end.x, end.y, 0.1), opacity: 0 },
        { transform: at(end.x, end.y, 0.7), opacity: 1, offset: 0.25 },
        { transform: at(end.x, end.y, 1.7), opacity: 0 },
      ],
      { duration: 620, delay: delay + flight },
    );
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
  const element = add(air, 'circle', className, { r: short(r) });
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

function debris(x: number, y: number, heading: number, far: number, ms: number, length: number, air: Air): void {
  const end = offset({ x, y, heading }, far);
  const element = add(air, 'path', 'fx-debris', {
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
  const element = add(air, 'circle', 'fx-ring', {
    r: short(actor.length * 0.75),
    cx: short(actor.pose.x),
    cy: short(actor.pose.y),
  });
  live(element, [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], { duration: 900 });
}
