/** A nation's flag in twelve by nine units: told apart by its figure, and by its colours only after that. */

import type { ReactNode } from 'react';
import type { Nation } from './scene.ts';

export const FLAG_WIDTH = 12;
export const FLAG_HEIGHT = 9;

const FIELD = `M0 0H${FLAG_WIDTH}V${FLAG_HEIGHT}H0Z`;
const SWALLOWTAIL = `M0 0H${FLAG_WIDTH}L9 4.5L${FLAG_WIDTH} ${FLAG_HEIGHT}H0Z`;

const FIGURES: Readonly<
  Record<Nation, { readonly shape: string; readonly field: string; readonly figure: ReactNode }>
> = {
  england: {
    shape: FIELD,
    field: '#ffffff',
    figure: <path d="M4.7 0h2.6v9H4.7ZM0 3.4h12v2.4H0Z" fill="#c8102e" />,
  },
  france: {
    shape: FIELD,
    field: '#1f3c88',
    figure: (
      <path d="M3 .9 4.4 2.5 3 4.2 1.6 2.5ZM9 .9l1.4 1.6L9 4.2 7.6 2.5ZM6 4.6l1.4 1.7L6 8 4.6 6.3Z" fill="#ffd75e" />
    ),
  },
  britain: {
    shape: FIELD,
    field: '#1f3f86',
    figure: (
      <>
        <path d="M0 0 12 9M12 0 0 9" stroke="#ffffff" strokeWidth="1.7" />
        <path d="M4.2 0h3.6v9H4.2ZM0 2.9h12v3.2H0Z" fill="#ffffff" />
        <path d="M5.1 0h1.8v9H5.1ZM0 3.7h12v1.6H0Z" fill="#c8102e" />
      </>
    ),
  },
  republic: {
    shape: FIELD,
    field: '#ffffff',
    figure: (
      <>
        <path d="M0 0h4v9H0Z" fill="#1f3c88" />
        <path d="M8 0h4v9H8Z" fill="#c8102e" />
      </>
    ),
  },
  'united-provinces': {
    shape: FIELD,
    field: '#ffffff',
    figure: (
      <>
        <path d="M0 0h12v3H0Z" fill="#e8741c" />
        <path d="M0 6h12v3H0Z" fill="#17458f" />
      </>
    ),
  },
  spain: {
    shape: FIELD,
    field: '#fff6dc',
    figure: <path d="M1 .6 11 8.4M11 .6 1 8.4" stroke="#b01f24" strokeWidth="1.9" />,
  },
  privateers: {
    shape: SWALLOWTAIL,
    field: '#15171a',
    figure: (
      <>
        <path d="M2 7.6 8 4.6M2 4.6l6 3" stroke="#f4efe2" strokeWidth="1.1" />
        <circle cx="5" cy="3.2" r="2" fill="#f4efe2" />
      </>
    ),
  },
  raiders: {
    shape: SWALLOWTAIL,
    field: '#15171a',
    figure: <path d="M4.5 1 8 4.5 4.5 8 1 4.5Z" fill="#f2b54e" />,
  },
  convoy: {
    shape: FIELD,
    field: '#ffffff',
    figure: <path d="M0 0h6v4.5H0ZM6 4.5h6V9H6Z" fill="#1d6b52" />,
  },
  none: { shape: FIELD, field: '#b9b8ae', figure: null },
};

export function Flag({ nation, captured = false }: { readonly nation: Nation; readonly captured?: boolean }) {
  const { shape, field, figure } = FIGURES[nation];
  return (
    <g className="flag">
      <path d={shape} fill={field} />
      {figure}
      {captured && <path d="M0 0h12v4.5H0Z" fill="#ffffff" />}
      <path className="flag-edge" d={shape} />
    </g>
  );
}
