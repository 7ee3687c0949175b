/**
 * The record of a server; a game that was played there, proven by the command line and watched without any server; and answers that stand.
 */

import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { keyHex, newKey, pledge } from '@weathergauge/engine';
import type { TableView } from '@weathergauge/wire';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addFinished, addPeople, person } from '../packages/server/test/finished.ts';
import type { Player } from '../packages/server/test/player.ts';
import { guest, must, sharesOf } from '../packages/server/test/player.ts';
import { NO_LIMITS } from '../packages/server/test/no-limits.ts';
import { useServer } from './game-server.ts';
import {
  AT_ONCE,
  freshPage,
  offers,
  openLog,
  photograph,
  picture,
  prompt,
  serious,
  seriousAnywhere,
  useBrowser,
} from './harness.ts';

useBrowser();

const CLI = resolve(import.meta.dirname, '../packages/cli/bin/weathergauge.js');
const run = promisify(execFile);
const server = useServer({ limits: NO_LIMITS, standingPause: () => 0 });

/** Two people at an open table, each of whom always gives the first order that is offered; returns when the game is over. */
async function played(players: readonly [Player, Player]): Promise<string> {
  const [anne, mary] = players;
  const wish = { ruleset: 'age-of-sail', scenario: 'free', options: { shipsA: 1, shipsB: 1, rounds: 1 } };
  const seats = [{ kind: 'mine' }, { kind: 'open' }];
  const { body: table } = await anne.call<TableView>('POST', 'tables', { ...wish, seats, visibility: 'open' });
  await mary.call('POST', `tables/${table.id}/sit`, { seat: 1 });
  await sharesOf(players, table);
  const lines = await Promise.all(players.map(player => player.connect()));
  for (const line of lines) await line.watch(table.id);
  for (let answers = 0; answers < 500 && lines.some(line => must(line.position(table.id)).result === null); answers++) {
    const asked = lines.find(line => must(line.position(table.id)).prompt !== null);
    const told = Promise.race(lines.map(line => line.change(table.id)));
    if (asked !== undefined) {
      const position = must(asked.position(table.id));
      const answer = { place: position.at, answers: position.offers.slice(0, 1) };
      expect(await asked.ask({ ask: 'answer', table: table.id, ...answer })).toBeNull();
    }
    await told;
  }
  for (const line of lines) line.close();
  return table.id;
}

const cards = (page: Page) => page.getByRole('region', { name: 'Battles' }).getByRole('article');

test('battles are looked for by book, player, date and how they ended; ratings and the best of a book; at three sizes, day and night', async () => {
  const DAY = 24 * 3600_000;
  await addPeople(server().store.db, ['Edward', 'Horatio', 'Cuthbert', 'Thomas']);
  const start = Date.UTC(2026, 2, 1, 12);
  await addFinished(
    server().store.db,
    Array.from({ length: 26 }, (_, i) => ({
      id: `g${i}`,
      endedAt: start + i * DAY,
      places: [person('Edward'), person(['Horatio', 'Cuthbert', 'Thomas'][i % 3] ?? '')],
      ruleset: i % 4 === 3 ? 'age-of-sail' : 'convoy',
      scenario: i % 4 === 3 ? 'free' : 'H1',
      outcome: i % 5 === 4 ? { how: 'resigned', results: ['lost', 'won'] } : {},
    })),
  );
  await server().round();
  const page = await freshPage({ address: server().address, viewport: { width: 1280, height: 800 } });
  await page.goto('/');
  await page.getByRole('link', { name: 'Battles fought' }).waitFor();
  await photograph(page, 'record-way');
  await page.getByRole('link', { name: 'Battles fought' }).click();
  await expect.poll(() => cards(page).count()).toBe(20);
  expect(await seriousAnywhere(page)).toEqual([]);
  await photograph(page, 'record');
  await page.getByRole('button', { name: 'Older ones' }).click();
  await expect.poll(() => cards(page).count()).toBe(26);

  await page.getByRole('combobox', { name: 'Book' }).selectOption({ label: 'Convoy' });
  await page.getByRole('textbox', { name: 'Name of a player' }).fill('horatio');
  await page.getByRole('combobox', { name: 'Result of that player' }).selectOption({ label: 'lost' });
  await page.getByRole('textbox', { name: 'From' }).fill('2026-03-05');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => page.url()).toContain('#/record?book=convoy&name=horatio&result=lost&from=2026-03-05');
  // Every third is his; every fourth is of the other book; every fifth is won by him.
  const his = Array.from({ length: 26 }, (_, i) => i).filter(i => i % 3 === 0 && i % 4 !== 3 && i % 5 !== 4 && i >= 4);
  await expect.poll(() => cards(page).count()).toBe(his.length);
  await page.getByRole('heading', { name: 'The best of Convoy' }).waitFor();
  await page.getByRole('list').getByText('Edward').first().waitFor();
  expect(await seriousAnywhere(page)).toEqual([]);
  await page.goBack();
  await expect.poll(() => cards(page).count()).toBe(20);

  await cards(page).first().getByRole('link', { name: 'Edward' }).click();
  await page.getByRole('heading', { name: 'Edward' }).waitFor();
  await page.getByRole('link', { name: 'Convoy', exact: true }).waitFor();
  for (const width of [1280, 820, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    await picture(page, `record-player-${width}`);
  }
  expect(await seriousAnywhere(page)).toEqual([]);
});

test('a game between two people is found, watched and downloaded; the command line proves it, and the page opens it without a server', async () => {
  const players = [await guest(server().address, 'Anne'), await guest(server().address, 'Mary')] as const;
  await played(players);
  const page = await freshPage({ address: server().address });
  await expect
    .poll(async () => (await (await fetch(`${server().address}api/record/games?name=anne`)).json()) as object)
    .toMatchObject({ games: [{ how: 'rules', seats: [{}, {}] }] });
  await page.goto('/#/record?name=anne');
  const card = cards(page).first();
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download the log' }).click();
  const file = join(server().folder, 'game.log');
  await (await download).saveAs(file);
  const { stdout } = await run(process.execPath, [CLI, 'verify', file, '--json']);
  expect(JSON.parse(stdout)).toMatchObject({
    good: true,
    rules: { verdict: 'yes' },
    dice: { verdict: 'yes' },
    complete: { verdict: 'yes' },
  });

  await card.getByRole('link', { name: 'Watch it' }).click();
  await page.getByRole('slider', { name: 'Entry of the log' }).waitFor();

  // Another page, of a host that has files alone.
  const alone = await freshPage();
  await alone.goto('/');
  await openLog(alone, file);
  await alone.getByRole('slider', { name: 'Entry of the log' }).press('End');
  await expect.poll(() => alone.getByRole('slider', { name: 'Entry of the log' }).inputValue()).not.toBe('0');
});

test('what is asked again and again is answered once for the battle, and withdrawn', async () => {
  const bonny = await guest(server().address, 'Bonny');
  const wish = { ruleset: 'convoy', scenario: 'H1', options: {}, seats: [{ kind: 'open' }, { kind: 'mine' }] };
  const { body: table } = await bonny.call<TableView>('POST', 'tables', { ...wish, visibility: 'open' });
  const page = await freshPage({ address: server().address });
  await page.goto('/');
  const post = (path: string, body: object): Promise<unknown> =>
    page.evaluate(
      ([to, sent]) =>
        fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent }).then(
          answer => answer.status,
        ),
      [`/api/${path}`, JSON.stringify(body)] as const,
    );
  expect(await post('guest', { name: 'Anne' })).toBe(200);
  expect(await post(`tables/${table.id}/sit`, { seat: 0 })).toBe(200);
  await page.goto(`/#/table/${table.id}`);
  const share = newKey();
  await bonny.call('POST', `tables/${table.id}/pledge`, { pledge: pledge(table.commitment, 1, share) });
  const status = async () => (await bonny.call<TableView>('GET', `tables/${table.id}`)).body.status;
  await expect.poll(status).toBe('sharing');
  await bonny.call('POST', `tables/${table.id}/share`, { share: keyHex(share) });
  await offers(page).first().waitFor();

  await page.getByText('Standing answers').click();
  await page.getByRole('combobox', { name: 'always answer' }).selectOption({ index: 0 });
  expect(await serious(page)).toEqual([]);
  await photograph(page, 'standing-answers');
  await page.getByRole('button', { name: 'Let it stand in this battle' }).click();
  // Given for the question that was open, too: the next is asked.
  await page.getByText('Standing answers (1)').waitFor();
  const entries = () =>
    server().store.db.selectFrom('all_entries').select('line').where('game', '=', table.id).execute();
  await expect.poll(async () => (await entries()).map(({ line }) => line).join()).toContain('whistle');
  // Also while somebody else is to move, whatever was asked before can be withdrawn, and answered beforehand.
  const orderOn = async (): Promise<string> => {
    await offers(page)
      .first()
      .click(AT_ONCE)
      .catch(() => {});
    return prompt(page);
  };
  await expect.poll(orderOn, { timeout: 60_000 }).toContain('considering');
  expect(await offers(page).count()).toBe(0);
  expect(await serious(page)).toEqual([]);
  await photograph(page, 'standing-answers-waiting');
  const mine = page.getByRole('list', { name: 'What you have let stand' });
  await mine.getByRole('button', { name: 'Withdraw' }).click();
  await mine.waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'When asked' }).selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Let it stand in this turn' }).click();
  await mine.getByText('in this turn').waitFor();
});
