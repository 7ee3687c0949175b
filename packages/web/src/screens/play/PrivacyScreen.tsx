/** The cover while the device changes hands. Nothing of the position is in the page meanwhile, not even hidden by CSS. */

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameState } from '../../client/store.ts';
import { addStrings } from '../../ui/strings/index.ts';
import strings from './privacy-strings.ts';
import { Cover } from './Cover.tsx';

addStrings('play', { handOver: strings });

interface Props {
  readonly seat: string | undefined;
  readonly onTake: () => void;
  /** What can be answered without a look at the table: the same for everybody, whatever he holds. */
  readonly pass: GameState['nextPass'];
  readonly onPass: () => void;
}

export default function PrivacyScreen({ seat: next, onTake, pass, onPass }: Props) {
  const { t } = useTranslation();
  const seat = next ?? t('play.handOver.nobody');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Cover>
      <svg className="play-cover-mark" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
        <circle cx="32" cy="32" r="26" />
        <path d="M32 4v56M4 32h56M32 12l6 14-6 6-6-6z" />
      </svg>
      <h1>{t('play.handOver.title', { seat })}</h1>
      <p>{pass === null ? t('play.handOver.text') : pass.prompt}</p>
      <button ref={button} type="button" className="btn btn-main play-cover-take" onClick={onTake}>
        {t('play.handOver.take', { seat })}
      </button>
      {pass !== null && (
        <button type="button" className="btn play-cover-take" onClick={onPass}>
          {t('play.handOver.pass', { words: pass.words })}
        </button>
      )}
    </Cover>
  );
}
