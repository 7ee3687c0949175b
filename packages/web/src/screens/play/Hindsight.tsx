/** A game that is over, played back with nothing hidden: where every fleet was, and the ways of both sides. */

import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Board } from '../../board/Board.tsx';
import type { Tone } from '../../board/scene.ts';
import { toneOf } from '../../board/scene.ts';
import type { BookUi, HindsightMoment } from '../../books/book.ts';
import type { Happening, Position } from '../../client/protocol.ts';
import { client } from '../../client/use-game.ts';
import { useSettings } from '../../ui/settings.ts';
import { useModal } from '../../ui/use-modal.ts';
import { addStrings } from '../../ui/strings/index.ts';
import { Transport } from '../../ui/Transport.tsx';
import type { Step } from '../../ui/transport-keys.ts';
import { entryAfter, pauseBetween, stepOf } from '../../ui/transport-keys.ts';
import strings from './hindsight-strings.ts';
import './hindsight.css';

addStrings('hindsight', strings);

interface Props {
  readonly position: Position;
  readonly book: BookUi;
  readonly happenings: readonly Happening[];
  readonly onClose: () => void;
}

export default function Hindsight({ position, book, happenings, onClose }: Props) {
  const { t } = useTranslation();
  const dialog = useModal();
  const moments = useMoments(book, position.view, happenings);
  return (
    <dialog
      ref={dialog}
      className="play hindsight"
      aria-label={t('hindsight.title')}
      onCancel={event => {
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      {moments === null || moments.length === 0 ? (
        <p className="hindsight-wait" role="status">
          {t(moments === null ? 'hindsight.opening' : 'hindsight.nothing')}
        </p>
      ) : (
        <Playback moments={moments} position={position} />
      )}
      <button type="button" className="btn hindsight-close" onClick={onClose}>
        {t('hindsight.close')}
      </button>
    </dialog>
  );
}

function useMoments(book: BookUi, view: unknown, happenings: readonly Happening[]): readonly HindsightMoment[] | null {
  const [moments, setMoments] = useState<readonly HindsightMoment[] | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<void> => {
      const [hindsight, pages] = await Promise.all([book.hindsight?.(), client.session.chronicle()]);
      if (wanted) setMoments(hindsight?.open(view, pages, happenings) ?? []);
    };
    load().catch(console.error);
    return () => {
      wanted = false;
    };
  }, [book, view, happenings]);
  return moments;
}

const NONE = [] as const;
const ignore = (): void => {};

function Playback({
  moments,
  position,
}: {
  readonly moments: readonly HindsightMoment[];
  readonly position: Position;
}) {
  const { t } = useTranslation();
  const { sides } = position.standing;
  const speed = useSettings(settings => settings.speed);
  const last = moments.length - 1;
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const [selected, setSelected] = useState<number | null>(null);

  const seek = useCallback((to: number) => {
    setPlaying(false);
    setAt(to);
  }, []);
  const step = useCallback(
    (how: Step) => {
      if (how !== 'play') return seek(entryAfter(how, at, last));
      if (!playing && at === last) setAt(0);
      setPlaying(!playing);
    },
    [seek, at, last, playing],
  );

  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    // What is told of a moment can be read before the next.
    const timer = setTimeout(() => setAt(at + 1), pauseBetween(speed, moments[at]?.words === ''));
    return () => clearTimeout(timer);
  }, [playing, at, last, speed, moments]);

  // It opens with nothing but “Close” to press, which a space bar meant to play would do.
  const controls = useRef<HTMLDivElement>(null);
  useEffect(() => controls.current?.querySelector('input')?.focus(), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const how = stepOf(event);
      if (how === null || how === 'sound' || keepsKey(event.target, how)) return;
      event.preventDefault();
      event.stopPropagation();
      step(how);
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [step]);

  const moment = moments[at];
  if (moment === undefined) return null;
  const scene = moment.scene(sides.flatMap((_, side) => (hidden.includes(side) ? [] : [side])));
  return (
    <>
      <div className="play-board">
        <Board
          scene={scene}
          marks={NONE}
          overlay={null}
          motions={NONE}
          onMotionsDone={ignore}
          speed={0}
          selectedShip={selected}
          onSelectShip={setSelected}
          activeOffer={null}
          onActiveOffer={ignore}
          onTake={ignore}
          label={t('hindsight.board')}
        />
      </div>
      <header className="panel hindsight-head">
        <h2>{moment.date}</h2>
        <p aria-live={playing ? 'off' : 'polite'}>{moment.words === '' ? t('hindsight.quiet') : moment.words}</p>
      </header>
      <div ref={controls} className="hindsight-controls">
        <Transport
          label={t('hindsight.slider')}
          at={moment.date}
          entry={at}
          entries={last}
          playing={playing}
          onStep={step}
          onEntry={seek}
        >
          <fieldset className="hindsight-sides">
            <legend className="hindsight-legend">{t('hindsight.sides')}</legend>
            {sides.map(({ name }, side) => (
              <label key={name}>
                <input
                  type="checkbox"
                  checked={!hidden.includes(side)}
                  onChange={() =>
                    setHidden(hidden.includes(side) ? hidden.filter(one => one !== side) : [...hidden, side])
                  }
                />
                <Stroke tone={toneOf(scene, side)} />
                {name}
              </label>
            ))}
          </fieldset>
        </Transport>
      </div>
    </>
  );
}

/** As the ways of a side are drawn. */
function Stroke({ tone }: { readonly tone: Tone }) {
  return (
    <svg className={`hindsight-stroke tone-${tone}`} viewBox="0 0 26 6" width="26" height="6" aria-hidden="true">
      <path d="M2 3h22" />
    </svg>
  );
}

/** Buttons and boxes take the space bar themselves. */
function keepsKey(target: EventTarget | null, how: Step): boolean {
  return how === 'play' && target instanceof Element && target.closest('button, input[type="checkbox"]') !== null;
}
