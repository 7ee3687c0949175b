/** In place of the table, when another tab has taken the game over. */

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Cover } from './Cover.tsx';

interface Props {
  readonly onHere: () => void;
  readonly onLeave: () => void;
}

export function Elsewhere({ onHere, onLeave }: Props) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Cover>
      <h1>{t('play.elsewhere.title')}</h1>
      <p>{t('play.elsewhere.text')}</p>
      <button ref={button} type="button" className="btn btn-main play-cover-take" onClick={onHere}>
        {t('play.elsewhere.here')}
      </button>
      <button type="button" className="btn play-cover-take" onClick={onLeave}>
        {t('play.trouble.lobby')}
      </button>
    </Cover>
  );
}
