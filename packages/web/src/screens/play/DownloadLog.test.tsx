import type { AnyRuleset, Refusal } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { libraryOf, thinkHere } from '@weathergauge/host';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { granted } from '../../books/hosted.fixture.ts';
import type { OpenLog, SessionApi } from '../../client/protocol.ts';
import { createSession } from '../../client/session.ts';
import { boats, human, onFault } from '../../client/store/store.fixture.ts';
import { startStrings } from '../../ui/strings/index.ts';
import { DownloadButton, LogHolds } from './DownloadLog.tsx';

startStrings();

async function opened(ruleset: AnyRuleset): Promise<SessionApi> {
  const library = libraryOf({ skirmish: async () => ({ ruleset }) });
  const session = createSession(
    library,
    thinkHere(library, () => 0),
    onFault,
  );
  granted(await session.open(boats(human, human), 'test', () => {}));
  return session;
}

const shown = (open: OpenLog | Refusal | null): string =>
  renderToStaticMarkup(
    <>
      <DownloadButton open={open} told="told" onDownload={() => {}} />
      <LogHolds open={open} id="told" words="play.download.holds" />
    </>,
  );

/** A card is dealt to each side at the set-up and lies face down until the battle is over. */
const withCards: AnyRuleset = { ...skirmish, faceDown: () => ['the card of each side'] };

test('where something lies face down all game the button is disabled, and says why before it is pressed', async () => {
  const session = await opened(withCards);
  const page = shown(await session.openLog());
  expect(page).toContain(' disabled="" aria-describedby="told">Download the log<');
  expect(page).toContain(
    '<p id="told">No log yet. What was dealt at the set-up still lies face down: the log can leave',
  );
});

test('where nothing but the set-up may leave the button says so', async () => {
  const session = await opened(skirmish);
  granted(await session.answer(0, 'load charges=1', 0));
  const page = shown(await session.openLog());
  expect(page).toContain('aria-describedby="told">Download the set-up<');
  expect(page).toContain('To download: the set-up of the battle: later orders still lie face down.');
});

test('a log with a battle in it is called a log, as is one that is not known yet', async () => {
  const session = await opened(skirmish);
  for (const seat of [0, 1] as const) {
    const { offers, at } = (await session.look(seat, Number.NaN)).position;
    granted(await session.answer(seat, offers[0]?.text ?? '', at));
  }
  expect(shown(await session.openLog())).toMatch(/>Download the log<.*To download: the battle up to /);
  expect(shown(null)).toBe('<button type="button" class="btn" aria-describedby="told">Download the log</button>');
});
