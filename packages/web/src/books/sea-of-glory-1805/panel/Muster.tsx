/** Two boxes with ships and admirals: dragged, tapped or taken by key from one into the other, each by the answer that does it. */

import {
  ADMIRALS,
  admiralName,
  capital,
  nations,
  shipName,
  SHIPS,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { useEffect, useRef } from 'react';
import type { OfferView } from '../../../client/protocol.ts';
import { sentence } from '../../../ui/sentence.ts';
import type { PanelActs } from '../../book.ts';
import { OfferButton, stepFocus } from '../../OfferButton.tsx';
import type { Drag } from '../../use-drag.ts';
import { useDrag } from '../../use-drag.ts';
import type { MusterBoard, Piece } from './muster.ts';
import { FROM, TO } from './muster.ts';
import { useSay } from './use-say.ts';
import './muster.css';

interface Props {
  readonly board: MusterBoard;
  readonly offers: readonly OfferView[];
  readonly act: PanelActs;
}

export function Muster({ board, offers, act }: Props) {
  const root = useRef<HTMLDivElement>(null);
  /** Where the focus was when something was taken: it goes on there. */
  const last = useRef<{ readonly box: number; readonly index: number } | null>(null);
  const take = (offer: number): void => {
    const box = board.from.pieces.some(piece => piece.offer === offer) ? FROM : TO;
    const { pieces } = box === FROM ? board.from : board.to;
    last.current = { box, index: pieces.findIndex(piece => piece.offer === offer) };
    act.onTake(offer);
  };
  useEffect(() => {
    const was = last.current;
    last.current = null;
    if (was === null) return;
    // After the screen has given the focus to the whole list.
    const frame = requestAnimationFrame(() => {
      const left = [...(root.current?.querySelectorAll<HTMLElement>(`[data-box="${was.box}"] [data-offer]`) ?? [])];
      left[Math.min(was.index, left.length - 1)]?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [offers]);
  const drag = useDrag('data-box', (offer, to) => {
    const isFrom = board.from.pieces.some(piece => piece.offer === offer);
    if (to === (isFrom ? TO : FROM)) act.onTake(offer);
  });
  const acts: PanelActs = { ...act, onTake: take };
  return (
    <div ref={root} className="glory-muster forecast-aside" onKeyDown={stepFocus}>
      <ul className="glory-choices">
        {board.rest.map(at => {
          const words = offers[at]?.words ?? '';
          return (
            <li key={offers[at]?.text}>
              <OfferButton className="glory-choice" offer={at} words={words} act={act} plain>
                {sentence(words)}
              </OfferButton>
            </li>
          );
        })}
      </ul>
      <div className="glory-boxes">
        <BoxOf number={FROM} {...board.from} offers={offers} act={acts} drag={drag} />
        <BoxOf number={TO} {...board.to} offers={offers} act={acts} drag={drag} />
      </div>
    </div>
  );
}

interface BoxProps {
  readonly number: number;
  readonly title: string;
  readonly pieces: readonly Piece[];
  readonly offers: readonly OfferView[];
  readonly act: PanelActs;
  readonly drag: Drag;
}

function BoxOf({ number, title, pieces, offers, act, drag }: BoxProps) {
  const say = useSay();
  const guns = pieces.reduce((sum, { ship }) => sum + (SHIPS[ship]?.guns ?? 0), 0);
  const count = pieces.filter(({ ship }) => ship >= 0).length;
  return (
    <section className="glory-box" data-box={number}>
      <h2>{title}</h2>
      <p className="glory-box-sum">{say('muster.sum', { ships: say('ships', { count }), guns })}</p>
      <ul>
        {pieces.map(piece => (
          <li key={piece.key} className={drag.dragged?.from === piece.offer && piece.offer >= 0 ? 'is-dragged' : ''}>
            <PieceOf piece={piece} offers={offers} act={act} drag={drag} />
          </li>
        ))}
      </ul>
      {pieces.length === 0 && <p className="glory-box-empty">{say('muster.empty')}</p>}
    </section>
  );
}

function PieceOf({
  piece,
  offers,
  act,
  drag,
}: Omit<BoxProps, 'number' | 'title' | 'pieces'> & { readonly piece: Piece }) {
  const { offer } = piece;
  if (offer < 0) return <div className="glory-piece">{<Face piece={piece} />}</div>;
  const { dragged } = drag;
  const style = dragged?.from === offer ? { translate: `${dragged.dx}px ${dragged.dy}px` } : undefined;
  return (
    <div className="glory-piece-hold" {...drag.handlers(offer)} {...(style === undefined ? {} : { style })}>
      <OfferButton className="glory-piece" offer={offer} words={offers[offer]?.words ?? ''} act={act} tap="takes">
        <Face piece={piece} />
      </OfferButton>
    </div>
  );
}

function Face({ piece: { ship, admiral } }: { readonly piece: Piece }) {
  const say = useSay();
  if (admiral >= 0) {
    const { command = 0 } = ADMIRALS[admiral] ?? {};
    return (
      <span className="glory-face" aria-hidden="true">
        <b>{capital(admiralName(admiral))}</b>
        <small>{say('muster.command', { command })}</small>
      </span>
    );
  }
  const { guns = 0, nation = 0 } = SHIPS[ship] ?? {};
  return (
    <span className={`glory-face nation-${nations[nation] ?? ''}`} aria-hidden="true">
      <b>{shipName(ship)}</b>
      <small>{guns}</small>
    </span>
  );
}
