/** Who fights and in what wind: "3 English ships, 3 French ships, from W", each side with its mark. */

import { useTranslation } from 'react-i18next';
import type { Scene } from '../../board/scene.ts';
import { forcesOf } from './forces.ts';

const MARKS = { '0': 'a', '1': 'b', '-1': 'none' } as const;

/** Until the table is known, the room for it is kept. */
export function Forces({ scene }: { readonly scene: Scene | null }) {
  const { t } = useTranslation();
  if (scene === null) return <span className="lobby-forces" />;
  const forces = forcesOf(scene);
  return (
    <span className="lobby-forces">
      {forces.length === 0 && <span>{t('lobby.forces.unlaid')}</span>}
      {forces.map(({ side, nation, ships }) => (
        <span key={`${side} ${nation}`} className={`lobby-force lobby-force-${MARKS[side]}`}>
          {t(`lobby.forces.${nation}`, { count: ships })}
        </span>
      ))}
      <span className="lobby-wind">
        <svg viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">
          <path d="M0 7L5 -6L0 -3L-5 -6Z" transform={`rotate(${scene.wind.from})`} />
        </svg>
        {t('lobby.forces.wind', { wind: scene.wind.label })}
      </span>
    </span>
  );
}
