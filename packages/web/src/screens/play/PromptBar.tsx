/** One line in plain words: who decides what, by which clause. */

import { textOf } from '@weathergauge/host/lines';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scene } from '../../board/scene.ts';
import { toneOf } from '../../board/scene.ts';
import type { GameState } from '../../client/store.ts';
import { MINUTE, spanWords } from '../../ui/clock-words.ts';
import { addStrings } from '../../ui/strings/index.ts';
import { calledAt, isWatching } from './called.ts';
import { ClauseLink } from './ClauseLink.tsx';
import { Told } from './Told.tsx';
import './prompt-bar.css';

addStrings('play', {
  asItWas: 'As it was {{span}} ago',
  lookOn: 'You look on',
  againWanted: 'The battle is over, and a rematch is wanted.',
});

interface Props {
  readonly game: GameState;
  readonly scene: Scene;
  readonly onReport: () => void;
  /** Of the ship in hand, in place of the small questions; null for none. */
  readonly question: string | null;
}

export function PromptBar({ game, scene, onReport, question }: Props) {
  const { t, i18n } = useTranslation();
  const { status, position, thinking } = game;
  if (position === null) return null;
  const delay = delayOf(game);
  const seat = status === 'asking' ? position.who : (thinking?.seat ?? null);
  const name = typeof seat === 'number' ? (position.seatNames[seat] ?? '') : '';
  const side = position.standing.sides.findIndex(({ seats }) => seats.some(each => each === seat));
  const asking = status === 'asking' && position.prompt !== null;
  return (
    <Prompt
      label={t('play.prompt.label')}
      words={
        <>
          {asking && <span className={`play-who tone-${toneOf(scene, side)}`}>{name}</span>}
          {asking ? <span>{question ?? position.prompt?.words}</span> : <Told words={otherWords(game, name, t)} />}
          {lookingOn(game) && (
            <span className="play-later">
              {t('play.lookOn')}
              {delay > 0 && ` · ${t('play.asItWas', { span: spanWords(delay * MINUTE, i18n.language) })}`}
            </span>
          )}
        </>
      }
    >
      {asking && <ClauseLink id={position.prompt?.clause ?? ''} />}
      {status === 'replaying' && (
        <button type="button" className="btn btn-main play-small" onClick={() => void game.resumePlay()}>
          {t('play.prompt.back')}
        </button>
      )}
      {status === 'elsewhere' && (
        <button
          type="button"
          className="btn btn-main play-small"
          onClick={() => game.id !== null && void game.resume(game.id)}
        >
          {t('play.elsewhere.here')}
        </button>
      )}
      {status === 'over' && (
        <button type="button" className="btn btn-main play-small" onClick={onReport}>
          {t('play.menu.report')}
        </button>
      )}
    </Prompt>
  );
}

interface PromptProps {
  readonly label: string;
  readonly words: ReactNode;
  readonly children: ReactNode;
}

/** Where it is written on every board, the replay's too. */
export function Prompt({ label, words, children }: PromptProps) {
  return (
    <section className="panel play-prompt" aria-label={label}>
      <h1 className="play-prompt-words">{words}</h1>
      {children}
    </section>
  );
}

const lookingOn = ({ table }: GameState): boolean => isWatching(table) && table?.status === 'playing';

/** Minutes by which whoever looks on sees the battle later. */
function delayOf(game: GameState): number {
  return lookingOn(game) ? (game.table?.settings.delay ?? 0) : 0;
}

/** Of whoever is waited for, where no agent of this screen thinks. */
function namesOf({ table, position }: GameState, t: TFunction): string {
  return (position?.pending ?? []).map(seat => calledAt(table, position?.seatNames ?? [], seat, t)).join(', ');
}

function otherWords(game: GameState, name: string, t: TFunction): string {
  const { position } = game;
  switch (game.status) {
    case 'thinking':
      return t('play.prompt.thinking', { seat: name === '' ? namesOf(game, t) : name });
    case 'over':
      return t(game.table !== null && game.table.next !== null ? 'play.againWanted' : 'play.prompt.over');
    case 'replaying':
      return t('play.prompt.replaying', { when: position?.standing.turn?.words ?? t('play.standing.laying') });
    case 'elsewhere':
      return t('play.elsewhere.watching');
    case 'moving':
      return textOf(game.fresh) || t('play.prompt.moving');
    default:
      return t('play.opening');
  }
}
