/** The log of the game: every event with its dice and its clause. A click on a line shows that moment on the board. */

import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogLine } from '@weathergauge/host/lines';
import { logged } from '@weathergauge/host/lines';
import type { BookUi } from '../../books/book.ts';
import type { Happening } from '../../client/protocol.ts';
import { ClauseLink } from './ClauseLink.tsx';
import { LineWords } from './LineWords.tsx';
import { DiceFaces } from '../../ui/DiceFaces.tsx';
import type { LogGroup } from './log-groups.ts';
import { groupByTurn } from './log-groups.ts';
import './log-panel.css';

/** Pixels that are left above the line of the moment, so that the line before it is visible too. */
const LED_BY = 40;

interface Props {
  readonly happenings: readonly Happening[];
  /** The entry that the board shows. */
  readonly entry: number;
  /** Null while lines cannot be clicked, as while an agent thinks. */
  readonly onLook: ((entry: number) => void) | null;
  /** Keeps the newest line in sight while the game goes on; a replay keeps the line of the moment. */
  readonly follow: 'newest' | 'moment';
  /** How it shows what was drawn (plain dice where it does not say). */
  readonly book: Pick<BookUi, 'tokens'>;
}

export function LogPanel({ happenings: all, entry, onLook, follow, book: { tokens } }: Props) {
  const { t } = useTranslation();
  const happenings = useMemo(() => logged(all), [all]);
  const groups = useMemo(() => groupByTurn(happenings), [happenings]);
  const place = useRef<HTMLDivElement>(null);
  // An answer may have brought nothing about: the moment is then that of the last line before it.
  const moment = useMemo(() => happenings.findLast(happening => happening.at <= entry)?.at ?? -1, [happenings, entry]);
  const at = useMemo(() => groupAt(groups, moment), [groups, moment]);

  useEffect(() => {
    const box = place.current;
    if (box === null) return;
    if (follow === 'newest') box.scrollTop = box.scrollHeight;
    else {
      const line = box.querySelector('.play-line-now');
      if (line !== null) box.scrollTop += line.getBoundingClientRect().top - box.getBoundingClientRect().top - LED_BY;
    }
  }, [follow, happenings, entry]);

  return (
    <div ref={place} className="play-log" tabIndex={0} role="log" aria-live="off" aria-label={t('play.log.title')}>
      {groups.length === 0 && <p className="play-quiet">{t('play.log.empty')}</p>}
      {groups.map((group, i) => (
        <RoundGroup
          key={group.key}
          group={group}
          latest={follow === 'newest' ? i >= groups.length - 2 : i === at}
          entry={i === at ? moment : -1}
          onLook={onLook}
          tokens={tokens}
        />
      ))}
    </div>
  );
}

function groupAt(groups: readonly LogGroup[], entry: number): number {
  return Math.max(
    0,
    groups.findLastIndex(({ lines }) => lines.some(({ told }) => told.some(({ at }) => at <= entry))),
  );
}

interface GroupProps {
  readonly group: LogGroup;
  readonly latest: boolean;
  readonly entry: number;
  readonly onLook: ((entry: number) => void) | null;
  readonly tokens: BookUi['tokens'];
}

const RoundGroup = memo(function RoundGroup({ group, latest, entry, onLook, tokens }: GroupProps) {
  const { t } = useTranslation();
  // Old turns are folded, and their lines are rendered only when they are unfolded.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? latest;
  return (
    <section className="play-round">
      <h2 className="play-round-title">
        <button type="button" className="play-round-head" aria-expanded={open} onClick={() => setChosen(!open)}>
          {group.heading ?? t('play.log.before')}
        </button>
      </h2>
      {open && (
        <ol>
          {group.lines.map((line, i) => (
            <LineOfLog
              // A log only grows: a line's place never changes.
              // oxlint-disable-next-line no-array-index-key
              key={i}
              line={line}
              now={line.told.some(({ at }) => at === entry)}
              onLook={onLook}
              tokens={tokens}
            />
          ))}
        </ol>
      )}
    </section>
  );
});

interface LineProps {
  readonly line: LogLine;
  readonly now: boolean;
  readonly onLook: ((entry: number) => void) | null;
  readonly tokens: BookUi['tokens'];
}

/** A line of several strokes leads to the last of them, and has its clause. */
const LineOfLog = memo(function LineOfLog({ line: { words, told }, now, onLook, tokens }: LineProps) {
  const { t } = useTranslation();
  const last = told.at(-1);
  if (last === undefined) return null;
  return (
    <li className={now ? 'play-line play-line-now' : 'play-line'} {...(now ? { 'aria-current': 'step' as const } : {})}>
      <LineWords onLook={onLook === null ? null : () => onLook(last.at)} title={t('play.log.look')}>
        {tokens?.(last.event, last.facts) ?? <DiceFaces groups={last.facts.dice} />}
        <span>{words}</span>
      </LineWords>
      <ClauseLink id={last.event.clause} />
      {last.modifiers !== undefined && <Modifiers parts={last.modifiers} />}
    </li>
  );
});

/** The modifiers of a throw. Keyed by index: they have no ids and never change their order. */
function Modifiers({ parts }: { readonly parts: NonNullable<Happening['modifiers']> }) {
  const { t } = useTranslation();
  return (
    <ul className="play-modifiers" aria-label={t('play.log.modifiers')}>
      {parts.map(({ words, clause }, i) => (
        // oxlint-disable-next-line no-array-index-key
        <li key={i}>
          {words} <ClauseLink id={clause} />
        </li>
      ))}
    </ul>
  );
}
