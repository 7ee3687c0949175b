/** The chosen scenario: its preview, who sits where, the options, and the button to begin. */

import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasServer } from '../../client/online/has-server.ts';
import type { NewGame } from '../../client/protocol.ts';
import { ChartThumb } from './ChartThumb.tsx';
import { Forces } from './Forces.tsx';
import type { LobbyBook } from './actions.ts';
import { startGame } from './actions.ts';
import type { Muster } from './Muster.tsx';
import { Seats } from './Seats.tsx';
import { planOf } from './seats.ts';
import { usePreview } from './use-preview.ts';
import './set-up.css';

const OptionsPanel = lazy(() => import('./OptionsPanel.tsx'));
// Few books have figures that can be replaced.
const PackChoice = lazy(() => import('./PackChoice.tsx'));
const FriendSheet = lazy(() => import('./FriendSheet.tsx'));

interface Props {
  readonly book: LobbyBook;
  readonly muster: Muster;
  /** False while the options need not be fetched yet. */
  readonly calm: boolean;
  readonly onChange: (muster: Muster) => void;
}

export function SetUp({ book, muster, calm, onChange }: Props) {
  const { t } = useTranslation();
  const [starting, setStarting] = useState(false);
  const [invites, setInvites] = useState(false);
  const [checked, setChecked] = useState<File | null>(null);
  const scenario = book.summary.scenarios.find(({ id }) => id === muster.scenario);
  const game: NewGame = {
    ruleset: book.summary.id,
    scenario: muster.scenario,
    seats: planOf(muster.seats),
    options: muster.options,
    ...(muster.pack === null ? {} : { pack: muster.pack }),
  };
  const { scene, forces, seatNames, refused } = usePreview(book, muster.scenario, 'at-once', game);
  // Where players place their ships themselves, the preview shows an example of a set-up.
  const drawnUp = usePreview(book, muster.scenario, 'at-once').scene;
  if (scenario === undefined) return null;
  const picture = scene !== null && scene.ships.length === 0 ? (drawnUp ?? scene) : scene;
  return (
    <>
      <form
        className="panel lobby-set-up"
        aria-labelledby="lobby-set-up-title"
        onSubmit={event => {
          event.preventDefault();
          setStarting(true);
          void startGame(game);
        }}
      >
        <div className="lobby-set-up-picture">{picture && <ChartThumb scene={picture} />}</div>
        <div className="lobby-set-up-words">
          <h3 id="lobby-set-up-title">{scenario.title}</h3>
          <Forces scene={scene} forces={forces} />
          {refused !== null && (
            <p className="lobby-refused" role="alert">
              {t('lobby.setUp.refused', { reason: refused })}
            </p>
          )}
          <Seats
            scenario={scenario}
            seats={muster.seats}
            names={seatNames}
            onChange={seats => onChange({ ...muster, seats })}
          />
          <div className="lobby-set-up-options">
            {calm && (
              <Suspense fallback={null}>
                <OptionsPanel
                  book={book.summary.id}
                  scenario={scenario}
                  names={seatNames}
                  changes={muster.options}
                  order={book.card.optionOrder}
                  onChange={options => onChange({ ...muster, options })}
                />
              </Suspense>
            )}
          </div>
          {book.summary.takesPacks && (
            <Suspense fallback={null}>
              <PackChoice
                ruleset={book.summary.id}
                pack={muster.pack}
                checked={checked}
                onCheck={setChecked}
                onChange={pack => onChange({ ...muster, pack })}
              />
            </Suspense>
          )}
        </div>
        <div className="lobby-begin-bar">
          <button
            type="submit"
            className="btn btn-main lobby-begin"
            disabled={starting || refused !== null || checked !== null}
          >
            {t(starting ? 'lobby.starting' : 'lobby.setUp.begin')}
          </button>
          {hasServer() && muster.pack === null && scenario.maxSeats > 1 && (
            <button
              type="button"
              className="btn"
              disabled={starting || refused !== null}
              onClick={() => setInvites(true)}
            >
              {t('lobby.setUp.friend')}
            </button>
          )}
        </div>
      </form>
      {invites && (
        <Suspense fallback={null}>
          <FriendSheet game={game} seats={muster.seats} names={seatNames} onClose={() => setInvites(false)} />
        </Suspense>
      )}
    </>
  );
}
