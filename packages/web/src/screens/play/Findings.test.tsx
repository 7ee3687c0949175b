import type { Findings as Found } from '@weathergauge/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { startStrings } from '../../ui/strings/index.ts';
import { Findings, ProofButton } from './Findings.tsx';

startStrings();

const seeded: Found = {
  rules: { verdict: 'yes', reason: 'all 7 entries replay as they were written' },
  dice: { verdict: 'unclaimed', reason: 'the dice were not committed to' },
  complete: { verdict: 'unclaimed', reason: 'the game is not over' },
};
const doubtful: Found = { ...seeded, dice: { verdict: 'no', reason: 'the game is over, but the dice key is missing' } };

const words = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('each claim is told with its verdict and the reason', () => {
  expect(words(renderToStaticMarkup(<Findings findings={seeded} fairness={null} />))).toBe(
    'Played by the rules: yes. All 7 entries replay as they were written. ' +
      'Dice proven by the key: not claimed. The dice were not committed to. ' +
      'Finished and complete: not claimed. The game is not over.',
  );
});

const button = (findings: Found): string =>
  renderToStaticMarkup(<ProofButton findings={findings} fairness={null} onOpen={() => {}} />);

test('the marks of the button differ in shape, and are told to those who do not see them', () => {
  const marks = button(doubtful);
  expect(new Set(marks.match(/ d="[^"]*"/g)).size).toBe(3);
  expect(words(marks)).toBe(
    'Doubtful Played by the rules: yes. Dice proven by the key: no. Finished and complete: not claimed.',
  );
});

test('a log is doubtful when it claims what does not hold, not when it claims nothing', () => {
  expect(button(seeded)).toContain('>Proof<');
  expect(button(doubtful)).toContain('>Doubtful<');
});

test('what this browser has kept, and the server has signed, stands beside what the log proves', () => {
  const fairness = {
    share: { verdict: 'no', reason: 'your share in the log is not the one' },
    signed: { verdict: 'yes', reason: 'ended today' },
  } as const;
  const markup = renderToStaticMarkup(<Findings findings={seeded} fairness={fairness} />);
  expect(words(markup)).toContain(
    'The dice were made of your share too: no. Your share in the log is not the one. Signed by the server: yes. Ended today.',
  );
  expect(renderToStaticMarkup(<ProofButton findings={seeded} fairness={fairness} onOpen={() => {}} />)).toContain(
    '>Doubtful<',
  );
});
