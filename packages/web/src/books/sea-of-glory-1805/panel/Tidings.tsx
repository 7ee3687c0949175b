/** What one has been told, the newest first: in the words of the rulebook. */

import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import { capital, ledgerWords } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import './tidings.css';

interface Props {
  readonly view: GloryView;
  readonly rows: readonly GloryView['ledger'][number][];
}

export function Tidings({ view, rows }: Props) {
  // Two lookouts may tell the same of one place.
  const told = [...new Set(rows.map(row => capital(ledgerWords(view, row))))];
  return (
    <ol className="glory-tidings">
      {told.map(words => (
        <li key={words}>{words}</li>
      ))}
    </ol>
  );
}
