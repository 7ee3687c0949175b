/** Tabs: arrow keys change the tab, and only the panel of the chosen one is rendered. */

import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';
import './tabs.css';

export interface Tab<K extends string> {
  readonly key: K;
  readonly title: string;
  /** Beside the title; where there is little room, in its place. */
  readonly sign?: ReactNode;
  readonly body: ReactNode;
}

interface Props<K extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<K>[];
  readonly open: K;
  readonly onOpen: (key: K) => void;
  /** No panel is shown, only the tabs; choosing a tab unfolds it. */
  readonly folded: boolean;
  readonly tools?: ReactNode;
}

function TabWords<K extends string>({ tab: { title, sign } }: { readonly tab: Tab<K> }) {
  if (sign === undefined) return title;
  return (
    <>
      <span className="play-tab-word">{title}</span>
      {sign}
    </>
  );
}

export function Tabs<K extends string>({ label, tabs, open, onOpen, folded, tools }: Props<K>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(tab => tab.key === open),
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = (at + by + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab === undefined) return;
    onOpen(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <>
      <div className="play-tabs">
        <div ref={list} className="play-tablist" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {tabs.map((tab, i) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.key}`}
              aria-selected={i === at}
              {...(i === at && !folded ? { 'aria-controls': `${id}-panel` } : {})}
              tabIndex={i === at ? 0 : -1}
              className="play-tab"
              onClick={() => onOpen(tab.key)}
            >
              <TabWords tab={tab} />
            </button>
          ))}
        </div>
        {tools}
      </div>
      {!folded && (
        <div
          className="play-tabpanel"
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${tabs[at]?.key ?? ''}`}
        >
          {tabs[at]?.body}
        </div>
      )}
    </>
  );
}
