/** Talk at a table on a server, where its panel is not open: how much is new, and for screen readers what was said. */

import type { TFunction } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalkLine } from '@weathergauge/wire/types';
import { followTalk, useTalk } from '../../client/online/talk.ts';
import type { TableView } from '../../client/protocol.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { routeOf, useHash } from '../../ui/route.ts';
import { addStrings } from '../../ui/strings/index.ts';
import strings from './talk-strings.ts';
import './talk.css';

addStrings('talk', strings);

export function wordsOf({ said }: TalkLine, t: TFunction): string {
  switch (said.kind) {
    case 'text':
      return said.text;
    case 'phrase':
      return t(`talk.phrase.${said.phrase}`);
    case 'removed':
      return t('talk.removed');
  }
}

/** A balloon, and in it the number of new lines. */
export function TalkSign() {
  const { t } = useTranslation();
  const unread = useTalk(talk => talk.unread);
  return (
    <span className={unread > 0 ? 'talk-sign talk-sign-new' : 'talk-sign'}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 4h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8l-5 4.5V17H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z" />
      </svg>
      {unread > 0 && (
        <>
          <span className="talk-count" aria-hidden="true">
            {unread > 9 ? '9+' : unread}
          </span>
          <span className="visually-hidden">, {t('talk.unread', { count: unread })}</span>
        </>
      )}
    </span>
  );
}

interface EarProps {
  readonly table: Pick<TableView, 'id' | 'status'>;
}

/** Follows the talk for as long as the table is on the screen. */
export function TalkEar({ table: { id, status } }: EarProps) {
  const { t } = useTranslation();
  const route = routeOf(useHash());
  const invite = route.screen === 'table' && route.id === id ? route.invite : null;
  const newest = useTalk(talk => talk.newest);
  // Who reads what changes when the battle begins and when it ends.
  const isOver = status === 'over';
  const isOn = status === 'playing';
  // oxlint-disable-next-line react/exhaustive-deps -- the server gives another answer then
  useEffect(() => followTalk(id, invite), [id, invite, isOver, isOn]);
  return (
    <Announcer text={newest === null ? '' : t('talk.heard', { name: newest.by.name, words: wordsOf(newest, t) })} />
  );
}
