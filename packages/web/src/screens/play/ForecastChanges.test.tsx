import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { ForecastView } from '../../client/protocol.ts';
import { startStrings } from '../../ui/strings/index.ts';
import ForecastChanges from './ForecastChanges.tsx';

beforeAll(startStrings);

const change = (words: string, by: number, probability: number, isGrave: boolean): ForecastView['changes'][number] => ({
  words,
  isScore: false,
  isGrave,
  mean: by * probability,
  error: 0,
  chanceError: 0,
  distribution: [
    { change: 0, probability: 1 - probability },
    { change: by, probability },
  ],
});

test('of a grave change that found no room it is said whether there is less of it or more', () => {
  const forecast: ForecastView = {
    exact: true,
    presumes: false,
    outcomes: 36,
    thrown: null,
    any: 1,
    anyError: 0,
    isAmongOthers: false,
    changes: [
      change('Raiders: crew', -2, 0.9, false),
      change('Raiders: guns', -1, 0.8, false),
      change('Raiders: sails', -1, 0.7, false),
      change('Raiders: prizes', -1, 0.66, true),
      change('Raiders: ships lost', 1, 0.05, true),
    ],
    value: 0,
    told: { kind: 'even' },
    asksOn: null,
  };
  const page = renderToStaticMarkup(<ForecastChanges warning="" forecast={forecast} moves={false} />);
  expect(page).toContain('Raiders: prizes 66 % for fewer');
  expect(page).toContain('Raiders: ships lost 5 %<');
});
