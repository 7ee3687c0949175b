import { describe, expect, test } from 'vitest';
import { fromFragment, isShared, LONGEST_FRAGMENT, LONGEST_TEXT, toFragment } from './share.ts';
import { readLogFile } from './files.ts';
import { isTrouble } from '../ui/trouble.ts';

const log = `weathergauge log 1\nruleset skirmish\n${'12 seat 0: load charges=3 [] #0123456789abcdef\n'.repeat(300)}`;

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return `#/shared/${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

describe('a game in a link', () => {
  test('comes out as it went in', async () => {
    for (const text of [log, 'weathergauge log 1\n', 'weathergauge log 1\nnames: Île d’Aix ⚓\n']) {
      const link = await toFragment(text);
      if (isTrouble(link)) throw new Error(link.trouble);
      expect(link.fragment).toMatch(/^#\/shared\/[\w-]+$/);
      expect(link.size).toBe(link.fragment.length);
      expect(isShared(link.fragment)).toBe(true);
      expect(await fromFragment(link.fragment)).toBe(text);
    }
  });

  test('says clearly what is wrong with anything else', async () => {
    const link = await toFragment(log);
    if (isTrouble(link)) throw new Error(link.trouble);
    const wrong: readonly (readonly [string, string])[] = [
      ['', 'foreign'],
      ['#/lobby', 'foreign'],
      ['#/shared/', 'malformed'],
      ['#/shared/%%%', 'malformed'],
      ['#/shared/a', 'malformed'],
      ['#/shared/AAAA', 'malformed'],
      [link.fragment.slice(0, -12), 'malformed'],
      [`${link.fragment}AAAA`, 'malformed'],
      [await packed('a love letter'), 'foreign'],
      [await packed(`weathergauge log 1\n${'a'.repeat(LONGEST_TEXT)}`), 'tooBig'],
      [`#/shared/${'a'.repeat(LONGEST_FRAGMENT)}`, 'tooBig'],
    ];
    for (const [hash, trouble] of wrong)
      expect([hash.slice(0, 40), await fromFragment(hash)]).toEqual([hash.slice(0, 40), { trouble }]);
  });

  test('is refused where it would be too long', async () => {
    const noise = Array.from({ length: 40_000 }, (_, i) => ((i * 2_654_435_761) % 4_294_967_291).toString(36)).join(
      '\n',
    );
    expect(await toFragment(`weathergauge log 1\n${noise}`)).toEqual({ trouble: 'tooLongToShare' });
    expect(await toFragment('a love letter')).toEqual({ trouble: 'foreign' });
  });
});

describe('a file', () => {
  const file = (text: string, size = text.length) => ({ size, text: () => Promise.resolve(text) });

  test('is read, or it is said why not', async () => {
    expect(await readLogFile(file(log))).toBe(log);
    expect(await readLogFile(file(`\uFEFF${log}`))).toBe(log);
    expect(await readLogFile(file('{}'))).toEqual({ trouble: 'foreign' });
    expect(await readLogFile(file(log, LONGEST_TEXT + 1))).toEqual({ trouble: 'tooBig' });
    const broken = { size: 1, text: () => Promise.reject(new Error('gone')) };
    expect(await readLogFile(broken)).toEqual({ trouble: 'unreadable' });
  });
});
