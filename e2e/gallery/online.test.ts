/** Tables on a server, from their laying to the report, as `npm run gallery` takes them. */

import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { guest } from '../../packages/server/test/player.ts';
import { NO_LIMITS } from '../../packages/server/test/no-limits.ts';
import { choose, friendSheet, layTable, openFriendSheet, takeSeat, whoseMove } from '../friends.ts';
import { useServer } from '../game-server.ts';
import { AT_ONCE, board, freshPage, offers, report, useBrowser } from '../harness.ts';
import { hang } from './hang.ts';

useBrowser();

const ONLINE = 'online';
const MINUTE = 60_000;
const WHOLE = { whole: true } as const;
/** As long as a name may be, or nearly. */
const LONG = 'Cuthbert Collingwood of Caldburne';
/** The server's clock stands while pictures are taken. */
let now = Date.now();
const server = useServer({ now: () => now, limits: NO_LIMITS, standingPause: () => 0 });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const inMenu = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('button', { name }).click();

async function two(laid: (anne: Page) => Promise<void> = async () => {}): Promise<readonly [Page, Page]> {
  const { address } = server();
  const anne = await freshPage({ address });
  await openFriendSheet(anne, 'Anne', 'Convoy', 'Two Sugar Ships');
  await laid(anne);
  const link = await layTable(anne, 'Anne');
  const bonny = await freshPage({ address });
  await bonny.goto(link);
  await takeSeat(bonny, LONG);
  for (const page of [anne, bonny]) await board(page).waitFor();
  return whoseMove([anne, bonny]);
}

test('laying a table, waiting at it, coming to it', async () => {
  const { address } = server();
  const anne = await freshPage({ address });
  await openFriendSheet(anne, 'Anne', 'Convoy', 'Two Sugar Ships');
  await hang(anne, ONLINE, 'friend');
  await choose(anne, 'Begin when', 'everybody is ready');
  await choose(anne, 'Seats are', 'drawn by lot');
  await choose(anne, 'Clocks', 'by correspondence');
  await hang(anne, ONLINE, 'friend-clocks', {
    take: () => friendSheet(anne).getByRole('button', { name: 'Lay the table' }).scrollIntoViewIfNeeded(),
  });
  const link = await layTable(anne, 'Anne');
  await hang(anne, ONLINE, 'waiting', WHOLE);
  await press(anne, 'Change the settings');
  await hang(anne, ONLINE, 'change');
  await anne.keyboard.press('Escape');

  const bonny = await freshPage({ address });
  await bonny.goto(link);
  await bonny.getByRole('textbox', { name: 'Your name' }).fill(LONG);
  await hang(bonny, ONLINE, 'invited', WHOLE);
  await takeSeat(bonny, LONG);
  await press(anne, 'I am ready');
  await bonny.getByText('· ready').waitFor();
  await hang(bonny, ONLINE, 'ready', WHOLE);

  const mary = await guest(address, LONG);
  for (const [ruleset, scenario] of [
    ['age-of-sail', 'line-of-battle'],
    ['sails-of-glory', 'enemy-in-sight'],
  ] as const)
    await mary.call('POST', 'tables', {
      ruleset,
      scenario,
      options: {},
      seats: [{ kind: 'mine' }, { kind: 'open' }],
      visibility: 'open',
    });
  await press(anne, 'To the lobby');
  await anne.getByRole('heading', { name: 'Tables with a free seat' }).waitFor();
  await hang(anne, ONLINE, 'lobby-tables', {
    take: () => anne.locator('.lobby-network').evaluate(one => one.scrollIntoView({ block: 'start' })),
  });
});

test('clocks, a pause, little time, and a battle lost on time', async () => {
  const [mover, other] = await two(async anne => {
    await choose(anne, 'Clocks', 'live');
    await choose(anne, 'Each player has', '1 hour');
    await choose(anne, 'When time is up', 'the battle is lost');
  });
  await hang(mover, ONLINE, 'clocks');
  await hang(other, ONLINE, 'clocks-waiting');
  await press(mover, 'Menu');
  await hang(mover, ONLINE, 'menu');
  await inMenu(mover, /^Ask for a pause/);
  await other.getByText('to stop all clocks').waitFor();
  await hang(other, ONLINE, 'pause-asked');
  await press(other, /^I agree/);
  await mover.getByText('All clocks are stopped').waitFor();
  await hang(mover, ONLINE, 'paused');
  await press(other, 'Go on');
  await mover.getByText('Clocks run again in').waitFor();
  now += 60 * MINUTE;
  await mover.reload();
  await mover.getByRole('list', { name: 'Clocks' }).getByText('little time').first().waitFor();
  await hang(mover, ONLINE, 'little-time');
  now += 10 * MINUTE;
  await report(mover).getByText('Dice proven by the key').waitFor();
  await hang(mover, ONLINE, 'report');
  await hang(mover, ONLINE, 'report-proof', {
    take: () => report(mover).getByText('What this log proves').scrollIntoViewIfNeeded(),
  });
  await press(mover, 'Play again, sides swapped');
  await report(other).getByRole('button', { name: 'Come to the other table' }).waitFor();
  await hang(other, ONLINE, 'rematch', {
    take: () => report(other).getByRole('button', { name: 'Come to the other table' }).scrollIntoViewIfNeeded(),
  });
});

test('leave, and a draw that is offered and declined', async () => {
  const [mover, other] = await two(async anne => {
    await choose(anne, 'Clocks', 'by correspondence');
    await choose(anne, 'When time is up', 'the others wait');
  });
  await press(mover, 'Menu');
  await inMenu(mover, /^Take leave/);
  await mover.getByText('You are on leave: your clock stands.').waitFor();
  await hang(mover, ONLINE, 'leave');
  await press(mover, 'End my leave');
  await press(mover, 'Menu');
  await inMenu(mover, /^Offer a draw/);
  await hang(mover, ONLINE, 'draw');
  await press(mover, 'Offer it');
  await other.getByText(/^A draw is offered by/).waitFor();
  await hang(other, ONLINE, 'draw-offered');
  await hang(mover, ONLINE, 'draw-waiting');
  await press(other, 'No, play on');
  await mover.getByText('The draw is declined').waitFor();
  await hang(mover, ONLINE, 'draw-declined');
});

test('talk, phrases, people, a report, notes', async () => {
  const [mover, other] = await two();
  const tab = (page: Page) => page.getByRole('tab', { name: /^Talk/ });
  const say = async (page: Page, words: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Say something' }).fill(words);
    await press(page, 'Send');
    await page.getByRole('log', { name: 'What was said' }).getByText(words).waitFor();
  };
  await tab(mover).click();
  await say(mover, 'A fair wind to you! I have the convoy, and every sugar ship of it will be in port by nightfall.');
  await tab(other).getByText('1 new line').waitFor();
  await hang(other, ONLINE, 'talk-new');
  await tab(other).click();
  for (const words of ['We shall see.', 'The wind is mine.', 'Look to your rudder, sir!']) await say(other, words);
  await hang(mover, ONLINE, 'talk');
  // Beside the board and below it there are two panels: what one has open is not open in the other.
  const open = async (name: string, ...way: readonly (string | RegExp)[]): Promise<void> => {
    const folded = mover.locator('.play-dock-right .play-fold[aria-expanded="false"]');
    if (await folded.isVisible()) await folded.click();
    const last = mover.getByRole('button', { name });
    for (const step of way) if (!(await last.isVisible())) await press(mover, step);
    await last.scrollIntoViewIfNeeded();
  };
  const phrases = () => open('Good luck!', 'Phrases');
  await hang(mover, ONLINE, 'talk-phrases', { take: phrases });
  await phrases();
  await press(mover, 'Good luck!');
  const reporting = () => open('Send the report', /^More about this line/, 'Report this line');
  await hang(mover, ONLINE, 'talk-report', { take: reporting });
  await reporting();
  await press(mover, 'Do not report');
  const people = () => open('Back to the talk', 'People');
  await hang(mover, ONLINE, 'talk-people', { take: people });
  await people();
  await press(mover, 'Back to the talk');
  const notes = () => open('Keep the note', 'My notes');
  await notes();
  await mover.getByRole('textbox', { name: 'Note on this position' }).fill('She hopes for luck, and holds the wind.');
  await press(mover, 'Keep the note');
  await mover.getByText('Kept.').waitFor();
  await hang(mover, ONLINE, 'notes', { take: notes });
});

test('standing answers; the line is lost; a spectator', async () => {
  const pages = await two(async anne => {
    await choose(anne, 'Who may come', 'anybody here');
  });
  const [mover] = pages;
  await mover.getByText('Standing answers').click();
  await hang(mover, ONLINE, 'standing', {
    take: () => mover.getByRole('button', { name: 'Let it stand in this battle' }).scrollIntoViewIfNeeded(),
  });
  await press(mover, 'Let it stand in this battle');
  await mover.getByText('Standing answers (1)').waitFor();
  const [asked] = await whoseMove(pages);
  const isStill = async (): Promise<boolean> =>
    offers(asked)
      .first()
      .click(AT_ONCE)
      .then(
        () => true,
        () => false,
      );
  for (let given = 0; given < 6 && (await isStill()); given++) await asked.waitForTimeout(200);
  await hang(mover, ONLINE, 'standing-set', {
    take: () =>
      mover
        .getByRole('list', { name: 'What you have let stand' })
        .getByRole('button', { name: 'Withdraw' })
        .scrollIntoViewIfNeeded(),
  });
  const watcher = await freshPage({ address: server().address });
  await watcher.goto(mover.url());
  await board(watcher).waitFor();
  await hang(watcher, ONLINE, 'spectator');
  await mover.context().setOffline(true);
  await mover.getByText('Connecting again').waitFor();
  await hang(mover, ONLINE, 'cut-off');
  await mover.context().setOffline(false);
});
