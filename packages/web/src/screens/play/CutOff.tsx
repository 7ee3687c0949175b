/** Says that the server cannot be reached; it is gone as soon as it can. */

import { useTranslation } from 'react-i18next';
import { addStrings } from '../../ui/strings/index.ts';
import './cut-off.css';

addStrings('play', { cutOff: 'Connecting again\u00a0… Orders wait.' });

export function CutOff() {
  const { t } = useTranslation();
  return (
    <p className="panel play-cut-off" role="status">
      <span className="play-cut-off-mark" aria-hidden="true" />
      {t('play.cutOff')}
    </p>
  );
}
