/** Draws the reliability table: displayed chances from left to right, results from bottom to top. */

import type { Quality } from './quality.ts';

const SIDE = 320;
const MARGIN = 44;
const LARGEST = 14;

export function reliabilitySvg(title: string, { deciles, positions, skill, gap }: Quality): string {
  const x = (chance: number): number => round(MARGIN + chance * SIDE);
  const y = (chance: number): number => round(MARGIN + (1 - chance) * SIDE);
  const whole = SIDE + 2 * MARGIN;
  const ticks = [0, 0.25, 0.5, 0.75, 1].flatMap(at => [
    `<path d="M${x(at)} ${y(0)}V${y(1)}M${x(0)} ${y(at)}H${x(1)}" stroke="#ddd"/>`,
    `<text x="${x(at)}" y="${y(0) + 16}" text-anchor="middle">${100 * at}</text>`,
    `<text x="${x(0) - 6}" y="${y(at) + 4}" text-anchor="end">${100 * at}</text>`,
  ]);
  const most = Math.max(1, ...deciles.map(one => one.positions));
  const dots = deciles.map(({ told, won, positions: count }) => {
    const r = round(3 + (LARGEST - 3) * Math.sqrt(count / most));
    const words = `told ${percent(told)}, came ${percent(won)}, ${count} positions`;
    return `<circle cx="${x(told)}" cy="${y(won)}" r="${r}" fill="#1f4e79" fill-opacity="0.75"><title>${words}</title></circle>`;
  });
  const line = deciles.map(({ told, won }) => `${x(told)},${y(won)}`).join(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${whole}" font-family="sans-serif" font-size="11">`,
    `<rect width="${whole}" height="${whole}" fill="#fff"/>`,
    `<text x="${MARGIN}" y="18" font-size="13">${escaped(title)}</text>`,
    `<text x="${MARGIN}" y="34">skill ${skill}, mean gap ${gap}, ${positions} positions</text>`,
    ...ticks,
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#888" stroke-dasharray="4 4"/>`,
    `<polyline points="${line}" fill="none" stroke="#1f4e79"/>`,
    ...dots,
    `<text x="${x(0.5)}" y="${whole - 8}" text-anchor="middle">chance that was told, %</text>`,
    `<text transform="translate(12 ${y(0.5)}) rotate(-90)" text-anchor="middle">came to pass, %</text>`,
    '</svg>',
    '',
  ].join('\n');
}

function percent(chance: number): string {
  return `${round(100 * chance)} %`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function round(x: number): number {
  return Math.round(x * 10) / 10;
}
