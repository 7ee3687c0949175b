/** The list of ships, and the record of the selected one. */

import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Scene, ScenePiece, SceneShip } from '../../board/scene.ts';
import { toneOf } from '../../board/scene.ts';
import { isBlock, piecesOf } from '../../board/pieces.ts';
import { windOver } from '../../board/winds.ts';
import type { BookUi } from '../../books/book.ts';
import { pointOfSail } from './point-of-sail.ts';
import './ship-panel.css';

interface Props {
  readonly scene: Scene;
  readonly book: BookUi;
  readonly view: unknown;
  readonly selected: number | null;
  readonly onSelect: (ship: number | null) => void;
}

/** Longer lists are scrolled. */
const MANY = 10;

export function ShipPanel({ scene, book, view, selected, onSelect }: Props) {
  const { t } = useTranslation();
  const pieces = piecesOf(scene).toSorted(inList);
  const piece = pieces.find(one => one.id === selected);
  const ship = scene.ships.find(one => one.id === selected);
  const isLong = pieces.length > MANY;
  // A book may call its blocks otherwise.
  const words = (key: 'count' | 'none'): string[] => [
    ...(scene.ships.length === 0 ? [`${book.id}.pieces.${key}`] : []),
    `play.ship.${key}`,
  ];
  return (
    <div className="play-ships">
      <h2 className="visually-hidden">{t('play.ship.list')}</h2>
      {isLong && <p className="play-shipcount">{t(words('count'), { count: pieces.length })}</p>}
      <ul className={isLong ? 'play-shiplist play-shiplist-long' : 'play-shiplist'} aria-label={t('play.ship.list')}>
        {pieces.map(one => (
          <li key={one.id}>
            <button
              type="button"
              className={`play-shipchip tone-${toneOf(scene, one.side)}`}
              aria-pressed={one.id === selected}
              onClick={() => onSelect(one.id === selected ? null : one.id)}
            >
              <b className="play-badge">{one.badge}</b>
              <span className="play-shipname">{one.name}</span>
              <span className="play-shipstate">
                {stateOf(
                  scene.ships.find(({ id }) => id === one.id),
                  t,
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {piece === undefined ? (
        <p className="play-quiet">{pieces.length === 0 ? t('play.ship.nobody') : t(words('none'))}</p>
      ) : (
        <>
          {book.tellsWind !== true && ship !== undefined && <WindLine ship={ship} scene={scene} />}
          <section className="play-sheet" aria-label={t('play.ship.sheet', { name: piece.name })}>
            {book.sheet(view, piece.id)}
          </section>
        </>
      )}
    </div>
  );
}

/** Ships in the order of their scene. Blocks, which it has in the order of their piles: one's own first, then by their numbers. */
function inList(a: ScenePiece, b: ScenePiece): number {
  if (!isBlock(a) || !isBlock(b)) return 0;
  return Number(a.face === null) - Number(b.face === null) || a.id - b.id;
}

/** Her point of sail, in a sailor's words. */
export function WindLine({ ship, scene }: { readonly ship: SceneShip; readonly scene: Scene }) {
  const { t } = useTranslation();
  const wind = windOver(scene.winds, ship.pose);
  if (ship.condition === 'wreck' || wind === null) return null;
  const { sailing, tack, off } = pointOfSail(ship, wind);
  return (
    <p className="play-windline">
      <b>{t('play.wind.label', { label: wind.label })}</b>
      <br />
      {t('play.wind.ship', {
        name: ship.name,
        sailing: t(`play.wind.sailings.${sailing}`),
        tack: tack === null ? '' : t(`play.wind.tacks.${tack}`),
        off,
      })}
    </p>
  );
}

/** Blocks have no state in the list: what may be known of one is in its record. */
function stateOf(ship: SceneShip | undefined, t: TFunction): string {
  if (ship === undefined) return '';
  const percent = Math.round((ship.lost ?? ship.damage) * 100);
  const hurt = ship.fire > 0 ? t('play.ship.fire') : percent > 0 ? t('play.ship.lost', { percent }) : '';
  if (ship.condition === 'sailing' || ship.condition === 'merchant') return hurt === '' ? t('play.ship.sound') : hurt;
  const how = t(`play.ship.conditions.${ship.condition}`);
  // There she fights on.
  const fights = ship.condition === 'anchored' || ship.condition === 'aground';
  return fights && hurt !== '' ? t('play.ship.howHurt', { how, hurt }) : how;
}
