/** What one has been told, the newest first: in the words of the rulebook. */

import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import { capital, ledgerWords } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import './tidings.css';

interface Props {
  readonly view: GloryView;
  readonly rows: readonly GloryView['ledger'][number][];
}

export function Tidings({ view, rows }: Props) {
  return (
    <ol className="glory-tidings">
      {rows.map((row, i) => (
        // Rows have no number of their own; the newest comes first, so they are counted from the oldest.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={rows.length - i}>{capital(ledgerWords(view, row))}</li>
      ))}
    </ol>
  );
}
