/** The strokes of one move in one sentence, the same for every rulebook. */

import type { Stroke } from './contract.ts';

/** `Swiftsure runs 7 cm, turns 1 point to port and runs 2 cm, heading NE.` The strokes are of one ship, in their order. */
export function strokesInWords(strokes: readonly Stroke[]): string {
  const parts: Stroke[] = [];
  for (const stroke of strokes) {
    const last = parts.at(-1);
    if (last !== undefined && isLike(last, stroke)) parts[parts.length - 1] = added(last, stroke);
    else parts.push(stroke);
  }
  const rests = strokes.findLast(stroke => stroke.rests !== '')?.rests ?? '';
  const said = parts.map(inWords);
  const last = said.pop() ?? '';
  const does = said.length === 0 ? last : `${said.join(', ')} and ${last}`;
  return `${strokes[0]?.who ?? ''} ${does}${rests === '' ? '' : `, ${rests}`}.`;
}

function isLike(a: Stroke, b: Stroke): boolean {
  return a.far !== null && b.far !== null && a.does === b.does && a.far.many === b.far.many;
}

function added(a: Stroke, b: Stroke): Stroke {
  return a.far === null || b.far === null ? b : { ...b, far: { ...b.far, by: a.far.by + b.far.by } };
}

/** One decimal at most. */
function inWords({ does, far }: Stroke): string {
  if (far === null) return does;
  const by = Math.round(far.by * 10) / 10;
  return `${does} ${by} ${by === 1 ? far.one : far.many}`;
}
