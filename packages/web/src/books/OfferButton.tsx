/** For the panels of all rulebooks. An offer as a card or counter: pointer or focus makes it active, a click takes it; by touch the first tap makes it active. */

import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { useRef } from 'react';
import type { OfferView } from '../client/protocol.ts';
import { goesToOffer, hovers } from '../ui/hovers.ts';
import { sentence } from '../ui/sentence.ts';
import type { PanelActs } from './book.ts';
import './offer-button.css';

/** What every part of the panel is given. */
export interface PanelPart {
  readonly offers: readonly OfferView[];
  readonly act: PanelActs;
}

interface Props {
  readonly offer: number;
  /** The accessible name. */
  readonly words: string;
  readonly act: PanelActs;
  readonly className: string;
  readonly style?: CSSProperties;
  /** True where the face is text already. */
  readonly plain?: boolean;
  /** What the first tap of a finger does: a face without words is looked at first. */
  readonly tap?: 'looks' | 'takes';
  readonly children: ReactNode;
}

export function OfferButton(props: Props) {
  const { offer, words, act, className, style, plain = false, tap = plain ? 'takes' : 'looks', children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const looks = useRef(false);
  const touched = useRef(false);
  const key = act.keyOf(offer);
  const warning = act.warningOf(offer);
  const name = warning === '' ? sentence(words) : `${sentence(words)}. ${sentence(warning)}`;
  return (
    <button
      ref={button}
      type="button"
      className={`panel-offer ${className} ${act.active === offer ? 'is-active' : ''} ${warning === '' ? '' : 'is-danger'}`}
      data-offer={offer}
      title={name}
      {...(key.length === 1 ? { 'aria-keyshortcuts': key } : {})}
      {...(style === undefined ? {} : { style })}
      onPointerDown={event => {
        touched.current = event.pointerType === 'touch';
        looks.current = tap === 'looks' && touched.current && act.active !== offer;
      }}
      onPointerEnter={event => {
        if (hovers(event)) act.onActive(offer);
      }}
      // A new question may put another offer under a pointer that rests there, which enters nothing.
      onPointerMove={event => {
        if (hovers(event) && act.active !== offer) act.onActive(offer);
      }}
      onPointerLeave={event => {
        if (hovers(event) && document.activeElement !== button.current) act.onActive(null);
      }}
      // A tap focuses too: the forecast would move the button between finger and click, and the tap would be lost.
      onFocus={() => touched.current || act.onActive(offer)}
      onBlur={event => {
        touched.current = false;
        if (!goesToOffer(event)) act.onActive(null);
      }}
      onClick={() => {
        touched.current = false;
        if (looks.current) {
          looks.current = false;
          act.onActive(offer);
        } else act.onTake(offer);
      }}
    >
      {children}
      {!plain && <span className="visually-hidden">{name}</span>}
      {plain && warning !== '' && <span className="panel-warning">{sentence(warning)}</span>}
      {key !== '' && (
        <kbd className="panel-key" aria-hidden="true">
          {key}
        </kbd>
      )}
    </button>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move the focus by the layout of a panel; the list's own handler would go by the order of offers. */
export function stepFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-offer]')];
  const at = all.findIndex(thing => thing === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  all[(at + step + all.length) % all.length]?.focus();
}
