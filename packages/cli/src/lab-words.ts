/** How good chances are, as lines and tables. */

import type { Quality } from '@weathergauge/lab';

export function qualityLine({ positions, brier, base, skill, gap, worst }: Quality): string {
  return `Brier ${brier}, base rate ${base}, skill ${skill}, mean gap ${gap}, worst decile ${worst}, ${positions} positions`;
}

export function qualityRow(name: string, { positions, brier, base, skill, gap, worst }: Quality): readonly string[] {
  return [name, brier.toFixed(3), base.toFixed(3), skill.toFixed(2), gap.toFixed(3), worst.toFixed(3), `${positions}`];
}

export const QUALITY_HEAD: readonly string[] = ['', 'Brier', 'base', 'skill', 'gap', 'worst', 'positions'];

/** Columns padded to their widest; the first to the left, figures to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)));
  const cell = (text: string, column: number): string =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map(row => `${row.map(cell).join('  ').trimEnd()}\n`).join('');
}
