/** Counters of the box as little discs: damage as it is drawn, shot, crew actions. What they mean is always in words as well. */

import type { CrewAction, Shot } from '@weathergauge/rules-sails-of-glory';
import { faceOf, letters } from '@weathergauge/rules-sails-of-glory/geometry';
import type { Sign } from './signs.ts';
import { ACTION_SIGNS, SIGNS } from './signs.ts';
import './counters.css';

export function SignMark({ sign, mirrored = false }: { readonly sign: Sign; readonly mirrored?: boolean }) {
  return (
    <svg className="sog-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d={SIGNS[sign]} fillRule="evenodd" {...(mirrored ? { transform: 'matrix(-1 0 0 1 16 0)' } : {})} />
    </svg>
  );
}

/** A damage counter, face up. */
export function DamageDisc({ face }: { readonly face: number }) {
  const { points, symbol } = faceOf(face);
  const sign: Sign | null = symbol === '' ? null : symbol;
  const tone = sign === null ? (points === 0 ? 'is-nothing' : '') : sign === 'crew' ? '' : 'is-special';
  return (
    <span className={`sog-disc ${tone}`}>
      {(points > 0 || sign === null) && <b>{points}</b>}
      {sign !== null && <SignMark sign={sign} />}
    </span>
  );
}

/** What one ship drew at a time; the sentence beside it tells the same. */
export function DrawnCounters({ letter, faces }: { readonly letter: number; readonly faces: readonly number[] }) {
  return (
    <span className="sog-drawn" aria-hidden="true">
      <span className="sog-letter">{letters[letter]}</span>
      {faces.map((face, i) => (
        // Counters of one draw have no ids and never change their order.
        // oxlint-disable-next-line no-array-index-key
        <DamageDisc key={i} face={face} />
      ))}
    </span>
  );
}

/** `count` counters of a letter, before they are drawn. */
export function CounterStack({ letter, count }: { readonly letter: string; readonly count: number }) {
  return (
    <span className="sog-stack">
      <b>{count}</b>
      <span className="sog-letter">{letter}</span>
    </span>
  );
}

export function ShotDisc({ shot }: { readonly shot: Shot | 'hidden' }) {
  return <span className="sog-disc sog-shot">{shot === 'hidden' ? <b>?</b> : <SignMark sign={shot} />}</span>;
}

export function ActionDisc({ action }: { readonly action: CrewAction }) {
  return (
    <span className="sog-disc sog-action">
      <SignMark sign={ACTION_SIGNS[action]} mirrored={action.endsWith('right')} />
      {action.endsWith('-left') && <i>{'‹'}</i>}
      {action.endsWith('-right') && <i>{'›'}</i>}
    </span>
  );
}
