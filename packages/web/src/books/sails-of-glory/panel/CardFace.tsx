/** A manoeuvre card drawn from its true curves: three lines with an orange and a green arrow each, veer and number. */

import { cardNumber, cardOf } from '@weathergauge/rules-sails-of-glory/geometry';
import { useMemo } from 'react';
import type { ArrowMark, CardDrawing, Use } from './fan.ts';
import { drawingOf } from './fan.ts';
import './card-face.css';

interface Props {
  readonly deck: number;
  readonly card: number;
  readonly base: number;
  /** The line and the arrow that count now; null draws all alike. */
  readonly use: Use | null;
}

export function CardFace({ deck, card, base, use }: Props) {
  const { kind, veer, side, shape } = cardOf(deck, card);
  // The number stands on the side that the curves leave free.
  const isRight = side === 'left' && shape !== 'straight';
  const drawing = useMemo(() => drawingOf(deck, card, base, use), [deck, card, base, use]);
  const { box, lines } = drawing;
  const unit = box.height / 75;
  // Taken aback her blue card turns into a red one: nothing on it is in use.
  const idle = use !== null && !lines.some(line => line.inUse);
  return (
    <svg
      className={`sog-card sog-card-${kind} ${idle ? 'is-idle' : ''}`}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
    >
      <rect className="sog-card-paper" x={box.x} y={box.y} width={box.width} height={box.height} rx={4 * unit} />
      <Hull drawing={drawing} />
      {lines.map(line => (
        <path
          key={line.line}
          className={line.inUse ? 'sog-line is-in-use' : 'sog-line'}
          d={line.path}
          strokeWidth={(line.inUse ? 2.6 : 1.4) * unit}
        />
      ))}
      {lines.map(line =>
        line.arrows.map(arrow => <Arrow key={`${line.line}${arrow.colour}`} arrow={arrow} unit={unit} />),
      )}
      <text
        className="sog-card-veer"
        x={isRight ? box.x + box.width - 4 * unit : box.x + 4 * unit}
        y={box.y + 14 * unit}
        fontSize={13 * unit}
        textAnchor={isRight ? 'end' : 'start'}
      >
        {veer >= 0 ? veer : ''}
      </text>
      <text
        className="sog-card-number"
        x={box.x + box.width - 3.5 * unit}
        y={box.y + box.height - 4 * unit}
        fontSize={8.5 * unit}
        textAnchor="end"
      >
        {cardNumber(deck, card)}
      </text>
    </svg>
  );
}

/** Orange is an open arrow and green a full one, so that colour need not tell them apart. */
function Arrow({ arrow, unit }: { readonly arrow: ArrowMark; readonly unit: number }) {
  const size = (arrow.inUse ? 1.35 : 0.85) * unit;
  return (
    <path
      className={`sog-arrow sog-arrow-${arrow.colour} ${arrow.inUse ? 'is-in-use' : ''}`}
      d={arrow.colour === 'green' ? 'M-4 1 0-5 4 1Z' : 'M-4 2-.2-4.6h.4L4 2 0-.6Z'}
      transform={`translate(${arrow.x} ${arrow.y}) rotate(${arrow.turn}) scale(${size})`}
    />
  );
}

/** The bow that the card lies against; on red cards the whole hull, for the second line leads astern. */
function Hull({ drawing: { hull, box } }: { readonly drawing: CardDrawing }) {
  const half = hull.beam / 2;
  const stern = Math.min(hull.length, box.y + box.height);
  return (
    <path
      className="sog-card-hull"
      d={`M0 0C${half * 0.9} ${hull.length * 0.16} ${half} ${hull.length * 0.3} ${half} ${Math.max(stern, hull.length * 0.3)}H${-half}C${-half} ${hull.length * 0.3} ${-half * 0.9} ${hull.length * 0.16} 0 0Z`}
    />
  );
}

/** A card of somebody else: its back. */
export function CardBack() {
  return (
    <svg className="sog-card sog-card-back" viewBox="0 0 50 75" aria-hidden="true">
      <rect className="sog-card-paper" width="50" height="75" rx="3" />
      <rect className="sog-card-rim" x="4" y="4" width="42" height="67" rx="2" />
      <path
        className="sog-card-rim"
        d="M25 16 31 33 48 37.5 31 42 25 59 19 42 2 37.5 19 33Z"
        transform="translate(25 37.5) scale(.72) translate(-25 -37.5)"
      />
    </svg>
  );
}
