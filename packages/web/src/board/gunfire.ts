/**
 * A broadside: guns speak one after another from bow to stern, smoke stands along the side and drifts off down the wind, balls
 * strike or throw up water, and the number of hits stands over whom they hit. All of it is elements that remove themselves; the
 * more of them there are, the fewer each further broadside adds, so that a whole fleet may fire at once.
 */

import type { Actor, Air } from './air.ts';
import { add, at, live } from './air.ts';
import { bearing, offset, short, turnBetween } from './geometry.ts';
import type { Motion, Pose, Spot } from './scene.ts';
import { VOLLEY } from './timing.ts';

type Volley = Extract<Motion, { kind: 'volley' }>;

const SIDE_ANGLE = { port: -90, starboard: 90, ahead: 0, astern: 180 } as const;
const PUFF_MS = 1900;
const LINGER_MS = 6200;
const FLASH_MS = 190;
const MARK_MS = 640;
const NUMBER_MS = 1500;
/** Guns and balls drawn, and banks of smoke, by how many elements live already. */
const FULL = { guns: 10, balls: 8, banks: 3 } as const;
const BUSY = { under: 120, guns: 6, balls: 5, banks: 2 } as const;
const CROWDED = { under: 240, guns: 4, balls: 3, banks: 1 } as const;
/** Pixels between the numbers of two broadsides that hit one ship together. */
const BESIDE = 22;

interface Gun {
  readonly muzzle: Spot;
  readonly delay: number;
}

export function volley(motion: Volley, ms: number, air: Air): void {
  const ship = air.actor(motion.ship);
  const target = air.actor(motion.target);
  if (ship === null || target === null) return;
  const alive = air.layer.childElementCount + air.smoke.childElementCount;
  const most = alive < BUSY.under ? FULL : alive < CROWDED.under ? BUSY : CROWDED;
  const outward = ship.pose.heading + SIDE_ANGLE[motion.side];
  const guns = gunsOf(motion, ship, ms, most.guns);
  const small = motion.arms === 'muskets' ? 0.5 : 1;
  guns.forEach(({ muzzle, delay }, i) => {
    flash(muzzle, outward, ship.length * small, delay, air);
    puff(muzzle, outward, ship.length * small * (0.11 + 0.025 * (i % 3)), delay + 30, air);
  });
  if (motion.arms !== 'muskets' && guns.length > 2) linger(guns, outward, ship, most.banks, air);
  balls(motion, guns, ship, target, ms, most.balls, air);
}

function gunsOf(motion: Volley, ship: Actor, ms: number, most: number): readonly Gun[] {
  const isEnd = motion.side === 'ahead' || motion.side === 'astern';
  const count = isEnd ? Math.min(2, Math.max(1, motion.guns)) : Math.min(most, Math.max(4, motion.guns * 2));
  const abeam = motion.side === 'port' ? -1 : 1;
  return Array.from({ length: count }, (_, i) => {
    // None quite in step.
    const share = (i + (i === 0 ? 0 : 0.3 * Math.sin(i * 7.7))) / count;
    const muzzle = isEnd
      ? offset(
          ship.pose,
          ship.length * (motion.side === 'ahead' ? 0.48 : -0.48),
          (i - (count - 1) / 2) * ship.beam * 0.4,
        )
      : offset(ship.pose, ship.length * (0.3 - (0.62 * i) / Math.max(1, count - 1)), abeam * ship.beam * 0.52);
    return { muzzle, delay: ms * VOLLEY.ripple * share };
  });
}

function flash(from: Spot, outward: number, length: number, delay: number, air: Air): void {
  const l = length * 0.17;
  const n = short;
  const element = add(air.layer, 'path', 'fx-flash', {
    d: `M0 ${n(l * 0.1)}L${n(-l * 0.2)} ${n(-l * 0.5)}L${n(-l * 0.42)} ${n(-l * 0.62)}L${n(-l * 0.16)} ${n(-l * 0.8)}L0 ${n(-l * 1.35)}L${n(l * 0.16)} ${n(-l * 0.8)}L${n(l * 0.42)} ${n(-l * 0.62)}L${n(l * 0.2)} ${n(-l * 0.5)}Z`,
  });
  const place = `translate(${n(from.x)}px,${n(from.y)}px) rotate(${n(outward)}deg)`;
  live(
    element,
    [
      { transform: `${place} scale(0.3)`, opacity: 0 },
      { transform: `${place} scale(1.15)`, opacity: 1, offset: 0.3 },
      { transform: `${place} scale(0.8)`, opacity: 0 },
    ],
    { duration: FLASH_MS, delay },
  );
}

/** A puff of smoke: out of the muzzle, then downwind. */
export function puff(from: Spot, outward: number, r: number, delay: number, air: Air, className = 'fx-smoke'): void {
  const out = offset({ ...from, heading: outward }, r * 2.1);
  const away = offset({ ...out, heading: air.windFrom({ ...out, heading: outward }) + 180 }, r * 6);
  const element = add(air.smoke, 'circle', className, { r: short(r) });
  live(
    element,
    [
      { transform: at(from.x, from.y, 0.3), opacity: 0 },
      { transform: at(out.x, out.y, 1.15), opacity: 0.9, offset: 0.14 },
      { transform: at(away.x, away.y, 2.1), opacity: 0 },
    ],
    { duration: PUFF_MS, delay, easing: 'ease-out' },
  );
}

/** What stands along her side when the guns have spoken: few large clouds, which take their time to go. */
function linger(guns: readonly Gun[], outward: number, ship: Actor, banks: number, air: Air): void {
  for (let i = 0; i < banks; i++) {
    const gun = guns[Math.floor(((i + 0.5) * guns.length) / banks)];
    if (gun === undefined) continue;
    const r = ship.length * (0.24 + 0.03 * (i % 2));
    const out = offset({ ...gun.muzzle, heading: outward }, r * 0.9);
    const lee = air.windFrom({ ...out, heading: outward }) + 180;
    const half = offset({ ...out, heading: lee + 9 * (i - 1) }, ship.length * 0.7);
    const away = offset({ ...out, heading: lee + 14 * (i - 1) }, ship.length * 1.9);
    const element = add(air.smoke, 'circle', 'fx-smoke fx-bank', { r: short(r) });
    live(
      element,
      [
        { transform: at(out.x, out.y, 0.5), opacity: 0 },
        { transform: at(out.x, out.y, 0.95), opacity: 0.8, offset: 0.12 },
        { transform: at(half.x, half.y, 1.35), opacity: 0.5, offset: 0.5 },
        { transform: at(away.x, away.y, 2), opacity: 0 },
      ],
      { duration: LINGER_MS, delay: gun.delay + 120 },
    );
  }
}

function balls(
  motion: Volley,
  guns: readonly Gun[],
  ship: Actor,
  target: Actor,
  ms: number,
  most: number,
  air: Air,
): void {
  const count = Math.min(most, Math.max(motion.guns, 1));
  const hits = Math.min(count, motion.hits === 0 ? 0 : Math.max(1, Math.round((motion.hits * count) / motion.guns)));
  const flight = ms * VOLLEY.flight;
  let lands = 0;
  for (let i = 0; i < count; i++) {
    const gun = guns[Math.floor((i * guns.length) / count)] as Gun;
    // Hits and misses come mixed.
    const hit = Math.floor(((i + 1) * hits) / count) > Math.floor((i * hits) / count);
    const end = hit ? struck(i, count, ship.pose, target) : missed(i, count, ship.pose, target);
    const delay = gun.delay + 40;
    ball(gun.muzzle, end, flight, delay, Math.max(ship.beam * 0.075, 1.3 / air.scale), air);
    if (hit) splinters(end, target, delay + flight, i, air);
    else splash(end, target, delay + flight, air);
    if (hit) lands = delay + flight;
  }
  if (hits > 0) number(motion.tally ?? motion.hits, motion.target, target, lands, air);
}

/** In the side that she shows. */
function struck(i: number, count: number, from: Pose, target: Actor): Spot {
  const shown = turnBetween(target.pose.heading, bearing(target.pose, from)) < 0 ? -1 : 1;
  const along = ((i + 0.5) / count - 0.5) * 0.72 * target.length;
  return offset(target.pose, along, shown * target.beam * 0.3);
}

/** Over, short, and wide. */
function missed(i: number, count: number, from: Pose, target: Actor): Spot {
  const aside = ((i + 0.5) / count - 0.5) * target.length * 1.15;
  return offset(
    { ...target.pose, heading: bearing(from, target.pose) },
    target.length * (i % 2 === 0 ? 0.62 : -0.58) + (i % 3) * target.beam * 0.3,
    aside,
  );
}

function ball(from: Spot, end: Spot, flight: number, delay: number, r: number, air: Air): void {
  const element = add(air.layer, 'circle', 'fx-ball', { r: short(r) });
  live(
    element,
    [
      { transform: at(from.x, from.y, 0.8), opacity: 0 },
      { transform: at(from.x, from.y, 1), opacity: 1, offset: 0.02 },
      { transform: at(end.x, end.y, 1), opacity: 1, offset: 0.97 },
      { transform: at(end.x, end.y, 0.2), opacity: 0 },
    ],
    { duration: flight, delay },
  );
}

/** A column of water, from above: a ring of foam with spray round it. */
function splash(end: Spot, target: Actor, delay: number, air: Air): void {
  const r = target.beam * 0.42;
  const ring = `M${short(r * 0.55)} 0A${short(r * 0.55)} ${short(r * 0.55)} 0 1 1 ${short(r * 0.55)} -0.01Z`;
  mark(rays(r, r * 0.72, 8) + ring, 'fx-splash', end, delay, 0, air);
}

function splinters(end: Spot, target: Actor, delay: number, i: number, air: Air): void {
  const r = target.beam * 0.46;
  mark(star(r, 8), 'fx-hit', end, delay, i * 23, air);
  mark(rays(r * 1.9, r * 0.95, 5), 'fx-splinters', end, delay + 30, i * 31, air);
}

function mark(d: string, className: string, { x, y }: Spot, delay: number, turned: number, air: Air): void {
  const element = add(air.layer, 'path', className, { d });
  const turn = ` rotate(${turned}deg)`;
  live(
    element,
    [
      { transform: at(x, y, 0.1) + turn, opacity: 0 },
      { transform: at(x, y, 0.8) + turn, opacity: 1, offset: 0.22 },
      { transform: at(x, y, 1.35) + turn, opacity: 0 },
    ],
    { duration: MARK_MS, delay, easing: 'ease-out' },
  );
}

function rays(r: number, from: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const a = (i / count) * 2 * Math.PI + (i % 2) * 0.2;
    const far = r * (i % 2 === 0 ? 1 : 0.86);
    return `M${short(from * Math.sin(a))} ${short(-from * Math.cos(a))}L${short(far * Math.sin(a))} ${short(-far * Math.cos(a))}`;
  }).join('');
}

function star(r: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const a = (i / (points * 2)) * 2 * Math.PI;
    const far = r * (i % 2 === 0 ? 1 : 0.5);
    return `${short(far * Math.sin(a))} ${short(-far * Math.cos(a))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Of the same size at any zoom; several stand side by side. */
function number(hits: number, ship: number, target: Actor, delay: number, air: Air): void {
  const others = air.layer.querySelectorAll(`.fx-number[data-of="${ship}"]`).length;
  const words = add(air.layer, 'text', 'fx-number', { 'data-of': ship, dy: '0.35em' });
  words.textContent = String(hits);
  const aside = (others % 2 === 0 ? -1 : 1) * Math.ceil(others / 2) * BESIDE;
  const { x, y } = target.pose;
  const lift = (up: number, scale: number): string =>
    `translate(${short(x)}px,${short(y)}px) scale(var(--u)) translate(${aside}px,${-up}px) scale(${scale})`;
  live(
    words,
    [
      { transform: lift(0, 0.4), opacity: 0 },
      { transform: lift(4, 1.25), opacity: 1, offset: 0.12 },
      { transform: lift(8, 1), opacity: 1, offset: 0.25 },
      { transform: lift(20, 1), opacity: 1, offset: 0.75 },
      { transform: lift(26, 1), opacity: 0 },
    ],
    { duration: NUMBER_MS, delay },
  );
}

const PISTOLS = 9;

/** Men hand to hand: pistols and muskets along the rail, here and there. */
export function skirmish(actor: Actor, ms: number, air: Air): void {
  for (let i = 0; i < PISTOLS; i++) {
    const abeam = (i % 2 === 0 ? 1 : -1) * actor.beam * (0.15 + 0.1 * (i % 3));
    const from = offset(actor.pose, actor.length * (0.32 - (0.64 * ((i * 4) % PISTOLS)) / PISTOLS), abeam);
    const outward = actor.pose.heading + ((i * 137) % 360);
    const delay = (ms * 0.75 * i) / PISTOLS;
    flash(from, outward, actor.length * 0.55, delay, air);
    puff(from, outward, actor.length * 0.055, delay + 20, air);
  }
}
