/** A card in place of the table. */

import type { ReactNode } from 'react';
import './cover.css';

export function Cover({ children }: { readonly children: ReactNode }) {
  return (
    <main className="play-cover">
      <div className="panel play-cover-card">{children}</div>
    </main>
  );
}
