/** Components for the ship records of all rulebooks: a head with a flag, notes, tracks of cells, and links to clauses. */

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Flag } from '../board/Flag.tsx';
import type { FlagDesign } from '../board/flag.ts';
import './record.css';

interface RecordProps {
  readonly name: string;
  readonly flag: FlagDesign;
  readonly captured: boolean;
  /** What she is, line by line below her name. */
  readonly lines: readonly string[];
  readonly children: ReactNode;
}

export function ShipRecord({ name, flag, captured, lines, children }: RecordProps) {
  return (
    <article className="record">
      <header className="record-head">
        <svg className="record-flag" viewBox="-0.5 -0.5 13 10" aria-hidden="true">
          <Flag flag={flag} captured={captured} />
        </svg>
        <div>
          <h3>{name}</h3>
          {lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </header>
      {children}
    </article>
  );
}

/** Notes on her present state, each with its clause; renders nothing when there are none. */
export function Notes({ notes }: { readonly notes: readonly (readonly [text: string, clause: string])[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="record-notes">
      {notes.map(([text, clause]) => (
        <li key={`${clause}${text}`}>
          {text} <Clause id={clause} />
        </li>
      ))}
    </ul>
  );
}

interface TrackProps {
  readonly title: string;
  readonly clause: string;
  readonly children: ReactNode;
}

/** One line of a `dl`. */
export function Track({ title, clause, children }: TrackProps) {
  return (
    <div className="record-track">
      <dt>
        {title} <Clause id={clause} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** `of` cells, of which the last `of - left` are lost. */
export function cells(of: number, left: number): { readonly at: number; readonly lost: boolean }[] {
  return Array.from({ length: of }, (_, at) => ({ at, lost: at >= left }));
}

interface CellProps {
  readonly lost: boolean;
  readonly fired?: boolean;
  /** A marker in place of a box. */
  readonly round?: boolean;
  readonly label: string;
  readonly children?: ReactNode;
}

export function Cell({ lost, fired = false, round = false, label, children }: CellProps) {
  const state = lost ? 'is-lost' : fired ? 'is-fired' : '';
  return (
    <span className={`record-cell ${round ? 'record-round' : ''} ${state}`} role="img" aria-label={label} title={label}>
      {children}
    </span>
  );
}

interface PartProps {
  readonly title: string;
  readonly clause: string;
  readonly children: ReactNode;
}

export function Part({ title, clause, children }: PartProps) {
  return (
    <section className="record-part">
      <h4>
        {title} <Clause id={clause} />
      </h4>
      {children}
    </section>
  );
}

/** One row of a table of values; the row that applies now is marked. */
export function Row({
  now,
  title,
  children,
}: {
  readonly now: boolean;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <li className={now ? 'is-now' : ''} aria-current={now ? 'true' : undefined}>
      <span>{title}</span>
      <b>{children}</b>
    </li>
  );
}

/** A small link; whoever shows the record listens for `data-clause`. */
export function Clause({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  return (
    <button type="button" className="record-clause" data-clause={id} aria-label={t('play.prompt.clause', { id })}>
      {id}
    </button>
  );
}
