/** Small pieces of this book's panels: modifiers with their clauses, and answers as buttons with a line below. */

import type { Modifier } from '@weathergauge/engine';
import type { ReactNode } from 'react';
import type { PanelActs } from '../../book.ts';
import { OfferButton } from '../../OfferButton.tsx';
import { Clause } from '../../record.tsx';
import type { Say } from './use-say.ts';
import './parts.css';

export function signed(by: number): string {
  return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '±0';
}

export const BEST_FACE = 6;

/** On which faces of a die something comes off, cards apart. */
export function onDie(least: number, say: Say): string {
  return say(`die.${least > BEST_FACE ? 'never' : least === BEST_FACE ? 'best' : least <= 1 ? 'always' : 'from'}`, {
    least,
  });
}

/** What a throw is made of. `dice`: numbers of dice rather than what is added to one. */
export function Modifiers({
  parts,
  title,
  dice = false,
  say,
}: {
  readonly parts: readonly Modifier[];
  readonly title: string;
  readonly dice?: boolean;
  readonly say: Say;
}) {
  const sum = parts.reduce((total, { by }) => total + by, 0);
  return (
    <div className="cs-mods">
      <b className="cs-mods-title">
        {title} {(parts.length > 0 || dice) && <span className="cs-figure">{dice ? sum : signed(sum)}</span>}
      </b>
      {parts.length > 0 && (
        <ul aria-label={say('list')}>
          {parts.map(({ what, by, clause }) => (
            <li key={`${what} ${clause}`}>
              {say(`modifier.${what}`, { defaultValue: what.replaceAll('-', ' ') })} {dice ? by : signed(by)}{' '}
              <Clause id={clause} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** An answer in words, with what it does below. */
export function Choice({
  offer,
  words,
  act,
  children,
  hint = '',
  main = false,
  hasSign = false,
}: {
  readonly offer: number;
  readonly words: string;
  readonly act: PanelActs;
  readonly children: ReactNode;
  readonly hint?: string;
  readonly main?: boolean;
  /** A mark on the board does the same: a finger reads its number here. */
  readonly hasSign?: boolean;
}) {
  return (
    <OfferButton
      className={`cs-choice ${main ? 'is-main' : ''} ${hasSign ? 'has-sign' : ''}`}
      offer={offer}
      words={words}
      act={act}
      plain
    >
      <span>
        <b>{children}</b>
        {hint !== '' && <small>{hint}</small>}
      </span>
    </OfferButton>
  );
}

export function Heading({ children, clause }: { readonly children: ReactNode; readonly clause: string }) {
  return (
    <h2 className="cs-heading">
      {children} <Clause id={clause} />
    </h2>
  );
}
