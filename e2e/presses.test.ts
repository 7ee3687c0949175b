/**
 * How many presses a person needs. The bounds are held by every run, as the most that was ever needed; with `PRESSES=1` (`npm run presses`)
 * whole games are played in every book, by mouse, by finger and by keys, and the table is printed: the answers that the rules were given in
 * a game, each of which was a press of its own before there was a hand, and the presses by which they were given.
 */

import { describe, expect, test } from 'vitest';
import type { Battle } from './harness.ts';
import { prompt, useBrowser } from './harness.ts';
import type { Count, Counted, Device } from './presses.ts';
import { drawn } from './helm.ts';
import { things } from './orders.ts';
import { counted, lieutenant, play, sensibly, tablePage } from './presses.ts';
import { tap } from './tap.ts';

useBrowser();

const SEATS = ['You', 'Midshipman · careless'] as const;
const DUEL: Battle = { book: 'Age of Sail', scenario: 'Single combat', seats: SEATS };
const ADVANCED: Battle = { book: 'Sails of Glory', scenario: 'Enemy in Sight!', level: 'Advanced', seats: SEATS };

const TRAFALGAR: Battle = { book: '1805: Sea of Glory', scenario: 'Trafalgar', seats: SEATS };
const CAPTAINS: Battle = { book: 'Captain’s Sea', scenario: 'Constitution v Java', seats: SEATS };

const DEVICES = ['mouse', 'finger', 'keys'] as const;

const most = (all: readonly number[]): number => Math.max(0, ...all);
const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
const pressed = (counts: readonly Count[]): readonly number[] => counts.map(({ presses }) => presses);

describe.each(DEVICES)('by %s', device => {
  test('no move of a whole game in the Age of Sail takes more than two presses', async () => {
    const page = await tablePage(DUEL, device);
    const { moves, setUp, ended } = await play(page, device, { most: 80, rounds: Number.POSITIVE_INFINITY });
    expect(ended).toBe(true);
    expect(moves.length).toBeGreaterThan(2);
    expect(most(pressed(moves))).toBeLessThanOrEqual(2);
    expect(setUp.presses).toBeLessThanOrEqual(4);
  });

  test('no Advanced turn of Sails of Glory with two ships takes more than twelve, and its set-up four', async () => {
    const page = await tablePage(ADVANCED, device);
    const { rounds, setUp } = await play(page, device, { most: 60, rounds: 3 });
    expect(setUp.presses).toBeLessThanOrEqual(4);
    expect(rounds).toHaveLength(3);
    expect(most(pressed(rounds))).toBeLessThanOrEqual(12);
  });
});

test('by finger a line of the list is taken by one tap', async () => {
  const page = await tablePage(DUEL, 'finger');
  const anchor = page.getByRole('list', { name: 'Orders' }).getByRole('button', { name: /Drop anchor/ });
  const { answers } = await counted(page);
  await tap(anchor);
  await expect.poll(async () => (await counted(page)).answers).toBe(answers + 1);
});

test('by finger an order of a crew is not looked at between touch and click: what is below would move, and the tap be lost', async () => {
  const page = await tablePage(ADVANCED, 'finger');
  await tap(sensibly(page));
  await page.locator('.sog-plan.is-open').first().waitFor();
  await expect.poll(() => prompt(page)).toMatch(/Which ship do you plan/);
  await tap(things(page).first());
  // A card is looked at first.
  const card = page.locator('.sog-fan [data-offer]').filter({ hasText: 'Straight ahead' });
  await card.waitFor();
  await tap(card);
  await page.locator('.sog-fan .is-active').waitFor();
  await tap(card);
  const port = page.locator('.sog-tray [data-offer]').filter({ hasText: 'Fire port' });
  await port.waitFor();
  const touch = (pointerType: string) =>
    page.evaluate(`{
      const button = document.querySelector('.sog-tray [data-offer]');
      button.blur();
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: '${pointerType}' }));
      button.focus();
    }`);
  const active = page.locator('.is-active[data-offer]');
  await touch('touch');
  await drawn(page);
  expect(await active.count()).toBe(0);
  await touch('mouse');
  await active.waitFor();
  const { answers } = await counted(page);
  await tap(port);
  await expect.poll(async () => (await counted(page)).answers).toBe(answers + 1);
});

test('Captain’s Sea is fitted out in one press, and from the second turn its crew is placed in one', async () => {
  const page = await tablePage(CAPTAINS);
  const { setUp } = await play(page, 'mouse', { most: 40, rounds: 1 });
  expect(setUp.presses).toBeLessThanOrEqual(4);
  expect(await prompt(page)).toMatch(/crew/);
  const asked = await prompt(page);
  await lieutenant(page).click();
  await expect.poll(() => prompt(page)).not.toMatch(/crew/);
  // The other crew has been placed as well: all of it is taken back at once all the same, when that is confirmed.
  await page.keyboard.press('u');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(() => prompt(page)).toBe(asked);
});

test('the fleets and frigates of 1805 are stationed in one press: four from the lobby to the first order', async () => {
  const page = await tablePage(TRAFALGAR);
  const { setUp } = await play(page, 'mouse', { most: 5, rounds: 1 });
  expect(setUp.presses).toBeLessThanOrEqual(4);
  expect(await prompt(page)).not.toMatch(/begin\?/);
});

test('by finger a manoeuvre of Captain’s Sea is looked at by one tap and taken by the next, wherever the last one was', async () => {
  const page = await tablePage(CAPTAINS, 'finger');
  const { all } = await play(page, 'finger', { most: 10, rounds: 1 });
  expect(all.answers).toBeGreaterThan(3);
});

const TABLE: readonly Battle[] = [
  DUEL,
  { book: 'Convoy', scenario: 'Two Sugar Ships', seats: SEATS, options: { Clock: '36' } },
  { book: 'Sails of Glory', scenario: 'Enemy in Sight!', seats: SEATS },
  ADVANCED,
  { ...CAPTAINS, options: { 'Last turn': 6 } },
  TRAFALGAR,
];

const MOST_PRESSES = Number(process.env['PRESSES_MOST'] ?? 400);

function row(battle: Battle, device: Device, { setUp, moves, orders, rounds, all, ended }: Counted): string {
  const options = Object.entries(battle.options ?? {}).map(([title, value]) => `${title.toLowerCase()} ${value}`);
  const name = [battle.book, battle.scenario, battle.level, ...options].filter(word => word !== undefined).join(', ');
  const cell = (counts: readonly Count[], by: keyof Count): string =>
    `${middle(counts.map(count => count[by]))} (${most(counts.map(count => count[by]))})`;
  const change = (counts: readonly Count[]): string =>
    counts.length === 0 ? '–' : `${cell(counts, 'answers')} → ${cell(counts, 'presses')}`;
  const game = `${all.answers} → ${all.presses}${ended ? '' : ', not over'}`;
  return `| ${name} | ${device} | ${setUp.presses} | ${change(moves)} | ${change(orders)} | ${change(rounds)} | ${game} |`;
}

if (process.env['PRESSES'] === '1')
  test.each(TABLE)('table: $book, $scenario', { timeout: 900_000 }, async battle => {
    const rows = await Promise.all(
      DEVICES.map(async device => {
        const page = await tablePage(battle, device);
        return row(battle, device, await play(page, device, { most: MOST_PRESSES, rounds: Number.POSITIVE_INFINITY }));
      }),
    );
    console.log(rows.join('\n'));
  });
