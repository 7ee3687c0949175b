/**
 * Makes the suggested offers stand out wherever they are: in the list and on the board. Both mark their buttons with
 * `data-offer`, so a style sheet of its own reaches them and neither needs to know of the guide.
 */

import { useEffect } from 'react';

export function rulesFor(offers: readonly number[]): string {
  if (offers.length === 0) return '';
  const all = (suffix: string): string => offers.map(offer => `.guide [data-offer="${offer}"]${suffix}`).join(',');
  return `
    ${all('.play-offer-take')} { background: color-mix(in oklab, var(--panel), var(--accent) 16%); box-shadow: inset 4px 0 var(--accent); }
    ${all('.panel-offer')} { outline: 3px solid var(--accent); outline-offset: 1px; }
    ${all(' .mark-face')} { stroke: var(--accent); stroke-width: 3px; paint-order: stroke; animation: guide-beckon 1.6s ease-in-out infinite; }
    ${all('.mark-attack .mark-face')} { stroke: var(--attack); }
  `;
}

export function useHighlight(offers: readonly number[]): void {
  const rules = rulesFor(offers);
  useEffect(() => {
    if (rules === '') return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet);
    };
  }, [rules]);
}
