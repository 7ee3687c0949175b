/** The ship in the player's hand: the draft that pointer, keys and sliders make, and where the rules say it leads. */

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HandKey, HandProps } from '../../board/props.ts';
import type { Box } from '../../board/scene.ts';
import type { BookUi } from '../../books/book.ts';
import type { Draft, Hand, Way } from '../../books/hand.ts';
import type { Branch, Position } from '../../client/protocol.ts';
import type { GameState } from '../../client/store.ts';
import type { Looked } from './careful.ts';
import { careful } from './careful.ts';

export interface Steering {
  readonly hands: readonly Hand[];
  /** The ship whose figures are shown: the one in hand, or the one that is asked for or selected. */
  readonly hand: Hand | null;
  readonly draft: Draft | null;
  readonly way: Way | null;
  /** Where the draft leads is being looked up. */
  readonly isSought: boolean;
  readonly steer: (figures: readonly number[]) => void;
  readonly order: () => void;
  readonly drop: () => void;
  readonly board: HandProps | null;
}

const NO_HANDS: readonly Hand[] = [];

interface Wish {
  readonly hand: Hand;
  readonly draft: Draft;
  /** She is to stop short of harm. */
  readonly isCareful: boolean;
}

interface Drafted {
  readonly of: readonly Hand[];
  readonly draft: Draft;
  readonly isCareful: boolean;
  /** Nothing has been said of how far she is to go. */
  readonly isOpen: boolean;
}

export function useHand(
  game: Pick<GameState, 'preview' | 'branches' | 'answerRow'>,
  book: BookUi | null,
  position: Position | null,
  ship: number | null,
  onShip: (ship: number) => void,
  onActive: (offer: number | null) => void,
): Steering {
  const { t } = useTranslation();
  const short = t('play.hand.short');
  const branches = useBranches(game, book, position);
  const hands = useMemo(
    () => (position === null || branches === null ? NO_HANDS : (book?.hands?.(position, branches) ?? NO_HANDS)),
    [book, position, branches],
  );
  // The only ship that can be moved is the one that is meant, whichever was asked about last: what is ringed is what is steered.
  const [offered, setOffered] = useState(NO_HANDS);
  if (offered !== hands) {
    setOffered(hands);
    const [only] = hands;
    if (only !== undefined && hands.length === 1 && only.isBlock !== true && only.ship !== ship) onShip(only.ship);
  }
  const [drafted, setDrafted] = useState<Drafted | null>(null);
  const made = drafted?.of === hands && drafted.draft.orders.length > 0 ? drafted.draft : null;
  const isCareful = made !== null && drafted?.isCareful === true;
  const [seen, setSeen] = useState<Looked | null>(null);
  const hand =
    hands.find(each => each.ship === (made?.ship ?? ship)) ?? (hands.length === 1 ? (hands[0] ?? null) : null);
  // A ship that is not on the chart yet is shown at a berth at once.
  const draft = made ?? hand?.placing?.first ?? null;

  const { preview, answerRow } = game;
  // One question at a time; the latest wish wins.
  const wanted = useRef<Wish | null>(null);
  const asking = useRef(false);
  useEffect(() => {
    wanted.current = draft === null || hand === null ? null : { hand, draft, isCareful };
    if (wanted.current === null || asking.current) return;
    asking.current = true;
    const ask = async (): Promise<void> => {
      for (let asked: Wish | null = null; wanted.current !== asked && wanted.current !== null; ) {
        asked = wanted.current;
        const found = await lookedAt(asked, preview, short);
        setSeen(found);
        // She stops short of where the key would have led her: from there the next press goes on.
        const { draft: was } = asked;
        if (found.draft !== was)
          setDrafted(last => (last?.draft === was ? { ...last, draft: found.draft, isCareful: false } : last));
      }
      asking.current = false;
    };
    void ask();
  }, [draft, hand, isCareful, preview, short]);
  // While the next way is being looked up, the last one stands.
  const way = draft === null || seen === null || seen.draft.ship !== draft.ship ? null : seen.way;
  const isSought = draft !== null && seen?.draft !== draft;

  const drop = useCallback(() => setDrafted(null), []);
  const take = useCallback(
    (next: Draft) => {
      // What is in hand is looked at: a finger that takes up a ship would else leave her offer open, and its odds over her figures.
      onActive(null);
      setDrafted({ of: hands, draft: next, isCareful: false, isOpen: false });
    },
    [hands, onActive],
  );
  const steer = useCallback((figures: readonly number[]) => hand !== null && take(hand.steer(figures)), [hand, take]);
  const order = useCallback(() => {
    if (draft === null || (isCareful && isSought)) return;
    setDrafted(null);
    setSeen(null);
    // What the rules have been found not to take is not ordered.
    if (seen?.draft !== draft || seen.way !== null) void answerRow(draft.orders);
  }, [draft, seen, isCareful, isSought, answerRow]);

  const board = useMemo((): HandProps | null => {
    if (hands.length === 0) return null;
    // Blocks lie all over a chart, which the same keys move: one of them must be chosen first.
    const next = hand ?? hands.find(({ isBlock }) => isBlock !== true) ?? null;
    return {
      ships: hands.map(each => each.ship),
      isReady: next !== null,
      ground: hand?.ground ?? [],
      reach: around(hands.map(each => each.reach)),
      ghost:
        way === null || draft === null
          ? null
          : {
              ship: draft.ship,
              ...way,
              words: wordsOf(way, draft),
              ...(hand?.placing === undefined ? {} : { placing: hand.placing }),
            },
      isDrafted: way !== null && draft !== null,
      onAim(of, to, near) {
        const held = hands.find(each => each.ship === of);
        if (held !== undefined) take(held.aim(to, near, draft));
      },
      onTurn(to) {
        if (hand?.placing !== undefined && draft !== null) take(hand.placing.turn(to, draft));
      },
      onKey(key) {
        if (next === null) return;
        const figures = keyed(next, draft?.figures ?? next.rest.figures, key);
        const isOpen =
          key.keys === 'across' && next.farthest !== undefined && (made === null || drafted?.isOpen === true);
        const keyedDraft = next.steer(isOpen ? (next.farthest?.(figures) ?? figures) : figures);
        setDrafted({ of: hands, draft: keyedDraft, isCareful: isOpen || key.held, isOpen });
      },
      // A ship that was placed is turned before she is ordered.
      onLetGo: hand?.placing === undefined || hand.placing.isBlock === true ? order : () => {},
      onOrder: order,
      onDrop: drop,
    };
  }, [hands, hand, made, drafted, draft, way, take, order, drop]);

  return { hands, hand, draft, way, isSought, steer, order, drop, board };
}

async function lookedAt(
  { hand, draft, isCareful }: Wish,
  preview: GameState['preview'],
  snap: string,
): Promise<Looked> {
  const look = async (at: Draft): Promise<Way | null> => {
    const found = await preview(at.orders);
    return found === null ? null : hand.wayOf(at, found);
  };
  return isCareful ? careful(hand, draft, snap, look) : { draft, way: await look(draft) };
}

const NO_BRANCHES: readonly Branch[] = [];

/** What the rules have tried out for the book's hands; null until it is known. */
function useBranches(
  { branches: find }: Pick<GameState, 'branches'>,
  book: BookUi | null,
  position: Position | null,
): readonly Branch[] | null {
  const [found, setFound] = useState<{ readonly of: Position; readonly branches: readonly Branch[] } | null>(null);
  const verbs = useMemo(() => (position === null ? [] : (book?.branching?.(position) ?? [])), [book, position]);
  useEffect(() => {
    if (position === null || verbs.length === 0) return;
    void find(verbs).then(branches => branches !== null && setFound({ of: position, branches }));
  }, [find, position, verbs]);
  if (verbs.length === 0) return NO_BRANCHES;
  return found?.of === position ? found.branches : null;
}

/** The least box round all of them. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map(box => box.x));
  const y = Math.min(...boxes.map(box => box.y));
  const right = Math.max(...boxes.map(box => box.x + box.width));
  const bottom = Math.max(...boxes.map(box => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

export function wordsOf(way: Way, { snap }: Draft): string {
  return snap === '' ? way.words : `${way.words} · ${snap}`;
}

/** So many figures in a row may lead nowhere else: a heading on which no ship can lie is passed over. */
const PASSED_OVER = 2;

export function keyed(
  hand: Pick<Hand, 'scales' | 'steer'>,
  figures: readonly number[],
  { keys, by, fine }: Pick<HandKey, 'keys' | 'by' | 'fine'>,
): readonly number[] {
  const scales = hand.scales(figures);
  const at = scales.findIndex(scale => scale.keys === keys);
  const { stride, step } = scales[at] ?? { step: 0 };
  const further = (times: number): readonly number[] =>
    figures.map((figure, i) => (i === at ? figure + times * by * (fine ? step : (stride ?? step)) : figure));
  for (let times = 1; times <= 1 + PASSED_OVER; times++)
    if (by * ((hand.steer(further(times)).figures[at] ?? 0) - (figures[at] ?? 0)) > 0) return further(times);
  // At the end, or all round.
  return further(1);
}
