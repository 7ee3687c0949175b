/** What a form of a table's settings offers, and what it is filled with first. */

import type { Settings, TableView } from '@weathergauge/wire/types';
import type { TFunction } from 'i18next';
import { DAY, HOUR, MINUTE, SECOND, spanWords } from '../../ui/clock-words.ts';

export interface Meeting {
  readonly visibility: TableView['visibility'];
  /** Ids of those whom a private table is for. */
  readonly named: readonly string[];
  readonly settings: Settings;
}

type Time = Settings['time'];

export const BASES = [1, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180].map(minutes => minutes * MINUTE);
export const INCREMENTS = [0, 2, 5, 10, 15, 20, 30, 60, 120].map(seconds => seconds * SECOND);
export const ANSWERS = [6 * HOUR, 12 * HOUR, ...[1, 2, 3, 5, 7, 14].map(days => days * DAY)];
export const LEAVES = [0, 3, 7, 14, 30].map(days => days * DAY);

/** Minutes by which spectators see it later. */
export const DELAYS = [0, 3, 10, 30];

/** With what each kind of time begins. */
export const TIMES: { readonly [K in Time['kind']]: Extract<Time, { kind: K }> } = {
  none: { kind: 'none' },
  live: { kind: 'live', base: 20 * MINUTE, increment: 10 * SECOND, per: 'decision', whenUp: 'agent' },
  correspondence: { kind: 'correspondence', answer: 2 * DAY, weekends: 'counted', leave: 7 * DAY, whenUp: 'agent' },
};

export const FIRST_MEETING: Meeting = {
  visibility: 'invited',
  named: [],
  settings: { seating: 'chosen', start: 'at-once', spectators: 'welcome', delay: 0, time: TIMES.none },
};

/** The same, to be read by those who come: one sentence each. */
export function settingsWords(
  { seating, spectators, delay, time }: Settings,
  t: TFunction,
  language: string,
): string[] {
  const span = (milliseconds: number): string => spanWords(milliseconds, language);
  const words = [timeWords(time, span, t)];
  if (time.kind === 'correspondence' && time.leave > 0)
    words.push(t('meeting.words.leave', { leave: span(time.leave) }));
  if (time.kind !== 'none') words.push(t('meeting.words.whenUp', { whenUp: t(`meeting.whenUps.${time.whenUp}`) }));
  if (seating === 'drawn') words.push(t('meeting.words.drawn'));
  if (spectators === 'none') words.push(t('meeting.words.noSpectators'));
  else if (delay > 0) words.push(t('meeting.words.later', { span: span(delay * MINUTE) }));
  return words;
}

function timeWords(time: Time, span: (milliseconds: number) => string, t: TFunction): string {
  switch (time.kind) {
    case 'none':
      return t('meeting.words.none');
    case 'live':
      return t(time.increment === 0 ? 'meeting.words.liveBare' : 'meeting.words.live', {
        base: span(time.base),
        increment: span(time.increment),
        per: t(`meeting.pers.${time.per}`),
      });
    case 'correspondence':
      return t('meeting.words.correspondence', {
        answer: span(time.answer),
        weekends: t(`meeting.weekendsAre.${time.weekends}`),
      });
  }
}
