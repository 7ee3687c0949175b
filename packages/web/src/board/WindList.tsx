/** Several winds, which have their roses on the sheet: beside the chart a line for each. */

import { useTranslation } from 'react-i18next';
import { short } from './geometry.ts';
import type { SceneWind } from './scene.ts';
import './wind-list.css';

export default function WindList({ winds }: { readonly winds: readonly SceneWind[] }) {
  const { t } = useTranslation();
  return (
    <ul className="rose rose-list" aria-label={t('board.winds')}>
      {winds.map((wind, i) => (
        <li key={wind.label}>
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <path
              data-wind={i}
              className="rose-arrow"
              d="M0 10L-6 -1H-2.4V-10H2.4V-1H6Z"
              transform={`rotate(${short(wind.from)})`}
            />
          </svg>
          <span>
            <strong>{wind.strength}</strong>
            <small>{wind.label}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
