/**
 * A record that cannot be read, described for a report: the shape of every field. Of what may be secret in a running game
 * (its log and the key of its dice) only kind and length are told.
 */

import type { SetAside } from '../../client/saves.ts';

const SECRET: readonly string[] = ['log', 'key', 'sealed'];
const LONGEST = 200;
const MOST_FIELDS = 50;

export function reportOn({ badField, record }: Pick<SetAside, 'badField' | 'record'>): string {
  const fields = typeof record === 'object' && record !== null ? Object.entries(record).slice(0, MOST_FIELDS) : [];
  return [
    'A saved battle of Weathergauge that could not be read',
    `damaged: ${badField}`,
    ...fields.map(([name, value]) => `${JSON.stringify(name.slice(0, LONGEST))}: ${described(name, value)}`),
    '',
  ].join('\n');
}

function described(name: string, value: unknown): string {
  const length = typeof value === 'string' ? ` of ${value.length} characters` : '';
  const kind = `${value === null ? 'null' : typeof value}${length}`;
  return SECRET.includes(name) ? kind : `${kind} ${excerpt(value)}`;
}

function excerpt(value: unknown): string {
  try {
    // Without JSON for it, as for a function, there is nothing to show.
    return (JSON.stringify(value) as string | undefined)?.slice(0, LONGEST) ?? '';
  } catch {
    return '';
  }
}
