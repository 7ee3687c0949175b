import type { OptionSpec } from '@weathergauge/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { startStrings } from '../../ui/strings/index.ts';
import { GameOptions } from './GameOptions.tsx';
import type { Terms } from './game-options.ts';

startStrings();

const about = { summary: '', clause: '1' };
const options: OptionSpec = {
  level: { ...about, title: 'Rules', type: 'choice', default: 'basic', choices: ['basic', 'standard', 'advanced'] },
  night: { ...about, title: 'Night', type: 'flag', default: false, onlyIf: { level: ['standard', 'advanced'] } },
  moons: { ...about, title: 'Moons', type: 'count', default: 0, min: 0, max: 2, onlyIf: { night: [true] } },
};
const book = { id: 'x', options, uneven: [], clauseTitles: {} };

function shown(scenario: Terms, changes = {}): string {
  return renderToStaticMarkup(<GameOptions book={book} scenario={scenario} changes={changes} onChange={() => {}} />);
}

test('an option that waits for another is disabled and says for what', () => {
  const page = shown({ options: {} });
  expect(page.match(/ disabled=""/g)).toHaveLength(2);
  expect(page).toContain('<em>Needs “Rules” at Standard or Advanced.</em>');
  expect(page).toContain('<em>Needs “Night”.</em>');
  const later = shown({ options: {} }, { level: 'advanced', night: true });
  expect(later).not.toMatch(/ disabled=""|<em>/);
});

test('what the scenario fixes is disabled and says so', () => {
  const page = shown({ options: {}, fixed: { level: 'advanced', night: true } });
  expect(page.match(/ disabled=""/g)).toHaveLength(2);
  expect(page.match(/This scenario always has it so\./g)).toHaveLength(2);
});
