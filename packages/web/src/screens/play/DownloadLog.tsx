/** The button that downloads the log, and what the download would hold: nothing of a running game that lies face down. */

import type { Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import { useTranslation } from 'react-i18next';
import type { OpenLog } from '../../client/protocol.ts';
import { uncapped, wholeSentence } from '../../ui/sentence.ts';
import { addStrings } from '../../ui/strings/index.ts';

addStrings('play', {
  download: {
    export: 'Download the log',
    exportSetUp: 'Download the set-up',
    holds: 'To download: {{holds}}',
    noLog: 'No log yet. {{why}}',
  },
});

interface Props {
  /** Null until it is known. */
  readonly open: OpenLog | Refusal | null;
  /** The id of `LogHolds`. */
  readonly told: string;
  readonly onDownload: () => void;
}

export function DownloadButton({ open, told, onDownload }: Props) {
  const { t } = useTranslation();
  const refused = open !== null && isRefusal(open);
  const onlySetUp = open !== null && !refused && open.part === 'set-up';
  return (
    <button type="button" className="btn" disabled={refused} aria-describedby={told} onClick={onDownload}>
      {t(onlySetUp ? 'play.download.exportSetUp' : 'play.download.export')}
    </button>
  );
}

interface HoldsProps {
  readonly open: OpenLog | Refusal | null;
  readonly id: string;
  /** How the sentence begins: `To download: {{holds}}`. */
  readonly words: 'play.download.holds' | 'play.share.holds';
}

export function LogHolds({ open, id, words }: HoldsProps) {
  const { t } = useTranslation();
  if (open === null) return null;
  return (
    <p id={id}>
      {isRefusal(open)
        ? t('play.download.noLog', { why: wholeSentence(open.reason) })
        : t(words, { holds: uncapped(open.holds) })}
    </p>
  );
}
