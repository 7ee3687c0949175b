/** A hull from above, with what has been shot into it. */

import type { Damage } from './damage.ts';
import { damageOf } from './damage.ts';
import { awashPath, deckLines, gunPorts, holes, hullPath } from './hull.ts';
import type { SceneShip, Tone } from './scene.ts';

export function isTrader(ship: SceneShip): boolean {
  return ship.trader === true || ship.condition === 'merchant';
}

export function Hull({ ship, tone }: { readonly ship: SceneShip; readonly tone: Tone }) {
  const damage = damageOf(ship);
  const { length: l, beam: b } = ship;
  const ports = [
    ...gunPorts(l, b, -1, ship.guns.port, ship.guns.of),
    ...gunPorts(l, b, 1, ship.guns.starboard, ship.guns.of),
  ];
  const w = b * 0.13;
  const h = l * 0.026;
  const rect = (x: number, y: number): string => `M${x - w / 2} ${y - h / 2}h${w}v${h}h${-w}Z`;
  const standing = ports
    .filter(p => !p.lost)
    .map(p => rect(p.x + Math.sign(p.x) * w * 0.25, p.y))
    .join('');
  const lost = ports
    .filter(p => p.lost)
    .map(p => rect(p.x - Math.sign(p.x) * w * 0.35, p.y))
    .join('');
  return (
    <g className="hull">
      <path className="hull-shadow" d={hullPath(l, b)} transform={`translate(${b * 0.12} ${b * 0.16})`} />
      <path className="hull-bowsprit" d={`M0 ${-l * 0.44}V${-l * 0.62}`} strokeWidth={b * 0.09} />
      <path className="hull-guns" d={standing} />
      <path className="hull-side" d={hullPath(l, b)} />
      <Bands ship={ship} tone={tone} />
      <path className="hull-deck" d={hullPath(l, b, b * 0.15)} />
      <path className="hull-planks detail" d={deckLines(l, b)} strokeWidth={b * 0.028} />
      {isTrader(ship) && <path className="hull-hatches" d={hatches(l, b)} />}
      <path className="hull-lost" d={lost} />
      <Holes ship={ship} damage={damage} />
      {damage.list > 0 && <path className="hull-awash" d={awashPath(l, b, SIDE[damage.low], damage.list)} />}
    </g>
  );
}

/** Sides by their paint as well as by its colour: a plain band, a chequered one, and none. */
function Bands({ ship, tone }: { readonly ship: SceneShip; readonly tone: Tone }) {
  const { length: l, beam: b } = ship;
  const d = hullPath(l, b, b * 0.07);
  const isChequered = tone === 'red' && ship.condition !== 'struck';
  return (
    <>
      {isChequered && <path className="hull-wale hull-ground" d={d} strokeWidth={b * 0.13} />}
      <path
        className="hull-wale"
        d={d}
        strokeWidth={b * 0.13}
        strokeDasharray={isChequered ? `${l * 0.085} ${l * 0.06}` : undefined}
      />
    </>
  );
}

const SIDE = { port: -1, starboard: 1 } as const;

function Holes({ ship, damage }: { readonly ship: SceneShip; readonly damage: Damage }) {
  const { length: l, beam: b, id } = ship;
  const { port, starboard } = damage.holes;
  if (port + starboard === 0) return null;
  return <path className="hull-holes" d={holes(l, b, -1, port, id) + holes(l, b, 1, starboard, id)} />;
}

/** What a merchant has on deck in place of guns. */
function hatches(l: number, b: number): string {
  const box = (y: number, long: number): string => `M${-b * 0.17} ${l * y}h${b * 0.34}v${l * long}h${-b * 0.34}Z`;
  return box(-0.27, 0.1) + box(-0.06, 0.13) + box(0.19, 0.09);
}
