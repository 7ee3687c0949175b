import type { GloryAction, GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import { ruleset } from '@weathergauge/rules-sea-of-glory-1805';
import { blockName, drawBy, shipWords } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Position } from '../../../client/protocol.ts';
import { startStrings } from '../../../ui/strings/index.ts';
import type { PanelActs } from '../../book.ts';
import { joinedIn } from '../board/battle-sea.ts';
import { blankId } from '../board/blocks.ts';
import type { Moment } from '../board/drill.fixture.ts';
import { momentsOf } from '../board/drill.fixture.ts';
import { say } from '../board/say.ts';
import { ShipPanel } from '../../../screens/play/ShipPanel.tsx';
import { LogPanel } from '../../../screens/play/LogPanel.tsx';
import { book } from '../index.tsx';
import type { Piece } from './muster.ts';
import { musterOf } from './muster.ts';

const moments: Moment[] = [];
const WORDLESS = /sea-of-glory-1805\.|\{\{|undefined|NaN/;

beforeAll(() => {
  startStrings();
  drawBy(null);
  for (const scenario of ['trafalgar', 'campaign']) moments.push(...momentsOf(scenario, `panel ${scenario}`, 6000, 15));
});

const act: Omit<PanelActs, 'shown'> = {
  active: null,
  onActive() {},
  onTake() {},
  keyOf: offer => String(offer),
  warningOf: () => '',
  onShip() {},
  told: [],
  moving: 0,
};

const shown = (position: Position): string =>
  renderToStaticMarkup(<>{book.panel?.(position, { ...act, shown: position.view })}</>);
const viewOf = ({ position }: Moment): GloryView => position.view as GloryView;
const text = (html: string): string => html.replaceAll('&#x27;', '’').replaceAll('&amp;', '&');

describe('the battle board', () => {
  const battles = (): Moment[] => moments.filter(moment => viewOf(moment).battle !== null);

  test('has the enemy beyond and one’s own side nearest, and first of all the line that a ship is chosen from', () => {
    let both = 0;
    let chosen = 0;
    for (const { position } of battles()) {
      const html = shown(position);
      const own = (position.view as GloryView).who === 0 ? 'the British' : 'the Allies';
      const heads = [...html.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, words]) => words);
      expect(heads[1]?.toLowerCase()).toBe(own.toLowerCase());
      const lines = [...html.matchAll(/The line of ([^<]*)</g)].map(([, whose]) => whose);
      const isChosen = html.indexOf('<button type="button" class="panel-offer glory-in-line');
      if (isChosen >= 0) {
        chosen++;
        expect(isChosen).toBeLessThan(html.indexOf('<table'));
      } else if (lines.length === 2) {
        both++;
        expect(lines[1]).toBe(own);
      }
    }
    expect(both).toBeGreaterThan(0);
    expect(chosen).toBeGreaterThan(0);
  });

  test('has a button for every answer, one and no more', () => {
    expect(battles().length).toBeGreaterThan(20);
    for (const { position } of battles()) {
      const html = shown(position);
      const buttons = [...html.matchAll(/data-offer="(\d+)"/g)].map(([, at]) => Number(at)).toSorted((a, b) => a - b);
      expect(buttons).toEqual(position.offers.map((_, at) => at));
      expect(html).not.toMatch(WORDLESS);
    }
  });

  test('tells of damage when the shots have landed: what is shown counts, not what has happened', () => {
    const [moment] = battles().filter(({ position }) => joinedIn(position.view as GloryView) !== null);
    if (moment === undefined) throw new Error('no lines');
    const now = { ...moment.position, prompt: null, offers: [] };
    const before = now.view as GloryView;
    const battle = before.battle;
    if (battle === null) throw new Error('no battle');
    const lines = battle.lines.map(line => line.map(one => ({ ...one, damage: 2 })));
    const hurt: GloryView = { ...before, battle: { ...battle, lines } };
    const html = (seen: GloryView): string =>
      renderToStaticMarkup(<>{book.panel?.({ ...now, view: hurt }, { ...act, shown: seen })}</>);
    expect(html(hurt).match(/wrecked/g)).toHaveLength(lines.flat().length);
    expect(html(before).match(/wrecked/g)?.length ?? 0).toBeLessThan(lines.flat().length);
  });

  test('17.9 names the ships of both lines once they lie open, and never before', () => {
    let open = 0;
    for (const moment of battles()) {
      const view = viewOf(moment);
      const html = text(shown(moment.position));
      for (const line of view.battle?.lines ?? [])
        for (const { ship } of line) {
          open++;
          expect(html).toContain(shipWords(ship));
        }
    }
    expect(open).toBeGreaterThan(50);
  });

  test('18.3 says on each ship that can be hit what that costs, and which of them were hit just now', () => {
    let [costs, hits] = [0, 0];
    for (const { position } of battles()) {
      const html = shown(position);
      const { draft } = position.view as GloryView;
      for (const [at, { action, words }] of position.offers.entries()) {
        if ((action as GloryAction).do !== 'hit') continue;
        const button = html.slice(html.indexOf(`data-offer="${at}"`)).split('</button>')[0] ?? '';
        expect(button).toContain(`${words.startsWith('Wreck') ? 'wreck ' : ''}${/for \d+$/.exec(words)?.[0] ?? '?'}<`);
        costs++;
      }
      if (costs > 0 && draft?.kind === 'picks') hits += [...html.matchAll(/>(hit|hit, [^<]*)<\/small>/g)].length;
    }
    expect(costs).toBeGreaterThan(20);
    expect(hits).toBeGreaterThan(0);
  });

  test('is away when nobody fights: then the plain list is enough', () => {
    const quiet = moments.find(moment => viewOf(moment).battle === null);
    expect(quiet === undefined ? '' : shown(quiet.position)).toBe('');
  });
});

describe('the staff’s returns', () => {
  const paper = (view: GloryView): string => text(renderToStaticMarkup(<>{book.paper?.body(view, () => {})}</>));

  test('name every block in play and say everything in words', () => {
    for (const moment of moments.filter((_, i) => i % 25 === 0)) {
      const view = viewOf(moment);
      const html = paper(view);
      expect(html).not.toMatch(WORDLESS);
      for (const { id, place } of view.blocks) if (place >= 0) expect(html).toContain(blockName(id));
    }
  });

  test('are for their own side alone', () => {
    const spectator = moments.at(-1)?.others[1];
    if (spectator === undefined) throw new Error('nobody looks on');
    expect(paper(spectator)).not.toMatch(/Fleet|guns|<details/);
  });
});

describe('the record of a block', () => {
  test('lists ships and admirals of one’s own, and of a blank block only what was told', () => {
    let ships = 0;
    for (const moment of moments.filter((_, i) => i % 40 === 0)) {
      const view = viewOf(moment);
      for (const { id } of view.blocks) {
        const html = renderToStaticMarkup(<>{book.sheet(view, id)}</>);
        expect(html).not.toMatch(WORDLESS);
        ships += (html.match(/glory-condition/g) ?? []).length;
      }
      for (const { side, tag } of view.blanks) {
        const html = renderToStaticMarkup(<>{book.sheet(view, blankId(side, tag))}</>);
        expect(html).toMatch(/block \d+/);
        expect(html).not.toMatch(/glory-condition/);
      }
    }
    expect(ships).toBeGreaterThan(100);
  });
});

describe('ships between two boxes', () => {
  const musters = (): Moment[] =>
    moments.filter(
      ({ position }) => viewOf({ position, others: [] }).battle === null && musterOf(position, say) !== null,
    );

  test('every answer has its place there, one and no more', () => {
    expect(musters().length).toBeGreaterThan(10);
    for (const { position } of musters()) {
      const html = shown(position);
      const buttons = [...html.matchAll(/data-offer="(\d+)"/g)].map(([, at]) => Number(at)).toSorted((a, b) => a - b);
      expect(buttons).toEqual(position.offers.map((_, at) => at));
      expect(html).not.toMatch(WORDLESS);
    }
  });

  test('a ship stands in one box, and her answer puts her into the other', () => {
    let both = 0;
    for (const { position } of musters()) {
      const board = musterOf(position, say);
      const [from, to] = [board?.from.pieces ?? [], board?.to.pieces ?? []];
      const verbs = (pieces: readonly Piece[]): Set<string> =>
        new Set(pieces.flatMap(({ offer }) => position.offers[offer]?.action.do ?? []));
      for (const verb of verbs(from)) expect(['take', 'embark', 'crew', 'repair', 'administer']).toContain(verb);
      for (const verb of verbs(to)) expect(['leave', 'disembark']).toContain(verb);
      if (verbs(from).size > 0 && verbs(to).size > 0) both++;
      const ships = to.flatMap(({ ship }) => (ship >= 0 ? [ship] : []));
      expect(new Set(ships).size).toBe(ships.length);
    }
    expect(both).toBeGreaterThan(0);
  });
});

describe('the papers of all books', () => {
  test('call blocks blocks, one’s own first', () => {
    const view = moments.map(viewOf).find(({ blanks, blocks }) => blanks.length > 0 && blocks.length > 0);
    if (view === undefined) throw new Error('no such view');
    const scene = book.scene(view);
    const html = renderToStaticMarkup(
      <ShipPanel scene={scene} book={book} view={view} selected={null} onSelect={() => {}} />,
    );
    const names = [...html.matchAll(/play-shipname">([^<]*)</g)].map(([, name]) => text(name ?? ''));
    const own = (scene.blocks ?? []).filter(({ face }) => face !== null).map(({ name }) => name);
    expect(names.slice(0, own.length).toSorted()).toEqual(own.toSorted());
    expect(html).toContain('Choose a block');
  });

  test('6.0 the gazette does not say before every move whose it is', () => {
    const facts = { ship: null, dice: [], turn: null };
    const told = ['half', 'chit'].map((type, at) => ({
      at,
      words: `of ${type}`,
      event: { type, to: 'all' as const, clause: '6.0' },
      facts,
      saidBy: ruleset.words.saidBy?.({ type, side: 0, to: 'all', clause: '6.0' } as never) ?? [],
    }));
    const html = renderToStaticMarkup(
      <LogPanel happenings={told} entry={1} onLook={null} follow="newest" book={book} />,
    );
    expect(html).toContain('of chit');
    expect(html).not.toContain('of half');
  });
});
