/** Ten seconds before the first order: who you are, how you win, what to watch, what the wind does. One press or key closes it. */

import type { Briefing } from '@weathergauge/engine';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/Sheet.tsx';
import { addStrings } from '../../ui/strings/index.ts';
import strings from './briefing-strings.ts';
import './briefing-sheet.css';

addStrings('play', { briefing: strings });

const PARTS = ['you', 'win', 'watch', 'wind'] as const satisfies readonly (keyof Briefing)[];

interface Props {
  readonly briefing: Briefing;
  readonly onClose: () => void;
}

export default function BriefingSheet({ briefing, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('play.briefing.title')} onClose={onClose}>
      <dl className="play-briefing">
        {PARTS.map(part => (
          <div key={part}>
            <dt>{t(`play.briefing.${part}`)}</dt>
            <dd>{briefing[part]}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn btn-main play-briefing-close" onClick={onClose}>
        {t('play.briefing.close')}
      </button>
    </Sheet>
  );
}
