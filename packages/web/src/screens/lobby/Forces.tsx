/** Who fights and in what wind: "3 English ships, 3 French ships, from W", each side with its mark. */

import { useTranslation } from 'react-i18next';
import type { Scene } from '../../board/scene.ts';
import { toneOf } from '../../board/scene.ts';
import type { Force } from '../../books/forces.ts';
import './forces.css';

interface Props {
  readonly scene: Scene | null;
  readonly forces: readonly Force[];
}

/** Before the preview has come, an empty line keeps its place. */
export function Forces({ scene, forces }: Props) {
  const { t } = useTranslation();
  if (scene === null) return <span className="lobby-forces" />;
  return (
    <span className="lobby-forces">
      {forces.length === 0 && <span>{t('lobby.forces.unlaid')}</span>}
      {forces.map(({ side, words }) => (
        <span key={words} className={`lobby-force tone-${toneOf(scene, side)}`}>
          {words}
        </span>
      ))}
      {scene.winds.map(({ from, strength, label, isNamed }) => (
        <span key={label} className="lobby-wind">
          <svg viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">
            <path d="M0 7L5 -6L0 -3L-5 -6Z" transform={`rotate(${from})`} />
          </svg>
          {isNamed === true ? `${strength}, ${label}` : t('lobby.forces.wind', { wind: label })}
        </span>
      ))}
    </span>
  );
}
