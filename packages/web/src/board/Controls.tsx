/** Buttons to zoom and to fit the view, for those without a mouse wheel. */

import type { ChangeEvent, MouseEvent, RefObject } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneSight } from './scene.ts';
import { CAMERA_KEY } from './board-keys.ts';
import type { Holder, View } from './view.ts';
import './controls.css';

const STEP = 1.45;

const ICONS = {
  in: 'M12 5V19M5 12H19',
  out: 'M5 12H19',
  fit: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  seas: 'M4 5H15V14H4ZM9 14V19H20V10H15',
  camera: 'M12 3C15 7 15.5 12 14.5 20H9.5C8.5 12 9 7 12 3ZM6 11H18',
} as const;

interface Props {
  readonly view: RefObject<View | null>;
  readonly holder: Holder;
  /** Parts of the sheet with a name: two of them take turns, more are in a list. */
  readonly sights: readonly SceneSight[];
}

const TAKE_TURNS = 3;

export function Controls({ view, holder, sights }: Props) {
  const { t } = useTranslation();
  const [turns, setTurns] = useState(0);
  /** The one that is shown next, of a few. */
  const next = sights.length <= TAKE_TURNS ? sights[turns % sights.length] : undefined;
  const does = (act: (view: View) => void) => (event: MouseEvent) => {
    event.stopPropagation();
    if (view.current !== null) act(view.current);
  };
  return (
    <div className="board-controls" role="group" aria-label={t('board.controls')}>
      <Control label={t('board.zoomIn')} icon="in" onClick={does(v => v.zoomBy(STEP))} />
      <Control label={t('board.zoomOut')} icon="out" onClick={does(v => v.zoomBy(1 / STEP))} />
      <Control
        label={t('board.camera')}
        icon="camera"
        shortcut={CAMERA_KEY.toUpperCase()}
        isLit={holder === 'user'}
        onClick={does(v => v.giveBack())}
      />
      <Control label={t('board.fit')} icon="fit" onClick={does(v => v.fit())} />
      {next !== undefined && (
        <Control
          label={t('board.nextSea', { sea: next.label })}
          icon="seas"
          onClick={does(v => {
            v.show(next.bounds);
            setTurns(turns + 1);
          })}
        />
      )}
      {sights.length > TAKE_TURNS && <Sights view={view} sights={sights} />}
    </div>
  );
}

/** The list of the browser itself, behind the icon: it is good by key, by finger and for screen readers. */
function Sights({ view, sights }: Omit<Props, 'holder'>) {
  const { t } = useTranslation();
  const show = (event: ChangeEvent<HTMLSelectElement>): void => {
    const sight = sights[Number(event.target.value)];
    if (sight !== undefined) view.current?.show(sight.bounds);
  };
  return (
    <label className="board-sights" title={t('board.sights')} onClick={event => event.stopPropagation()}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS.seas} />
      </svg>
      {/* Always back at its first line, so that the same part can be chosen again. */}
      <select aria-label={t('board.sights')} value="" onChange={show}>
        <option value="">{t('board.sights')}</option>
        {sights.map(({ label }, i) => (
          <option key={label} value={i}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Control(props: {
  readonly label: string;
  readonly icon: keyof typeof ICONS;
  /** The key that does the same, wherever the focus is. */
  readonly shortcut?: string;
  readonly isLit?: boolean;
  readonly onClick: (event: MouseEvent) => void;
}) {
  const { label, icon, shortcut, isLit = false, onClick } = props;
  return (
    <button
      type="button"
      className={isLit ? 'is-lit' : ''}
      aria-label={label}
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      aria-keyshortcuts={shortcut}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}
