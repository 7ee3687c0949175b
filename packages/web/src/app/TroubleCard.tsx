/** A whole page that says what went wrong, with a way back to the lobby. */

import type { ReactNode } from 'react';
import './trouble-card.css';

interface Props {
  readonly title: string;
  readonly text: string;
  /** What can be done about it, where that is not said yet. */
  readonly advice?: string;
  readonly back: string;
  /** Where the way back leads: `./` loads the page anew. */
  readonly href: '#/' | './';
  readonly children?: ReactNode;
}

export function TroubleCard({ title, text, advice, back, href, children }: Props) {
  return (
    <main className="shell-trouble">
      <div className="panel shell-trouble-card" role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
        {advice !== undefined && <p>{advice}</p>}
        <p>
          <a className="btn btn-main" href={href}>
            {back}
          </a>
        </p>
        {children}
      </div>
    </main>
  );
}
