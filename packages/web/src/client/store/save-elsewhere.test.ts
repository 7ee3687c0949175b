import { refusal } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { granted } from '../../books/hosted.fixture.ts';
import { memorySaves } from '../saves.ts';
import { boats, fixture, human, reach, state } from './store.fixture.ts';

describe('a save to go on with elsewhere', () => {
  test('goes on exactly as it stood, with the same dice, and the log that may leave tells less', async () => {
    const played = fixture();
    await state(played).open(boats(human, human), 'save');
    await reach(played, 'handing-over');
    state(played).takeSeat();
    await state(played).answer(1);
    await reach(played, 'handing-over');
    const save = await state(played).saveElsewhere();
    expect(save).toMatch(/^weathergauge save 1\n/);
    expect(save).toMatch(/seat 0: load/);
    const { log, holds } = granted(await state(played).exportLog());
    expect(log).not.toMatch(/seat 0: load/);
    expect(holds).toMatch(/later orders still lie face down\.$/);

    const here = fixture();
    await state(here).goOn(save);
    await reach(here, 'handing-over');
    expect(await state(here).saveElsewhere()).toBe(save);
    await state(here).read(save);
    expect(state(here).status, 'it is no log').toBe('failed');
  });

  test('is checked elsewhere before it is opened: one that takes too long ends nothing but itself', async () => {
    const played = fixture();
    await state(played).open(boats(human, human), 'save');
    const save = await state(played).saveElsewhere();
    const here = fixture(memorySaves(), { check: async () => refusal('over-budget', 'it takes too long') });
    await state(here).goOn(save);
    expect(state(here)).toMatchObject({ status: 'failed', trouble: 'it takes too long', position: null });
  });

  test.each(['weathergauge save 1\n', 'weathergauge save 7\nseat human', ''])(
    'one that is torn is refused: %j',
    async text => {
      const here = fixture();
      await state(here).goOn(text);
      expect(state(here)).toMatchObject({
        status: 'failed',
        trouble: expect.stringMatching(/^this save cannot be read/),
      });
    },
  );
});
