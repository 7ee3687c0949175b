/** One part of the screen, with a heading of its own. */

import type { ReactNode } from 'react';
import { useId } from 'react';

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="panel account-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
