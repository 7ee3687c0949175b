/** Asks for confirmation before the game is resigned. */

import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/Sheet.tsx';
import { addStrings } from '../../ui/strings/index.ts';
import strings from './consent-strings.ts';

addStrings('play', { consent: strings });

interface Props {
  /** Who would have lost. */
  readonly seat: string;
  readonly onClose: () => void;
  readonly onResign: () => void;
}

export default function ResignSheet({ seat, onClose, onResign }: Props) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('play.consent.resign.title')} onClose={onClose}>
      <p>{t('play.consent.resign.text', { seat })}</p>
      <div className="play-consent-answers">
        <button type="button" className="btn btn-main" onClick={onResign}>
          {t('play.consent.resign.confirm')}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          {t('play.consent.keep')}
        </button>
      </div>
    </Sheet>
  );
}
