/** The report of a finished game: result, fate of each ship, curve of chances, and the events that decided it. */

import { isDefeat } from '@weathergauge/engine';
import type { TFunction } from 'i18next';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Motion, SceneShip, Tone } from '../../board/scene.ts';
import { toneOf } from '../../board/scene.ts';
import type { BookUi } from '../../books/book.ts';
import type { Happening, Judged, Position, Sitting } from '../../client/protocol.ts';
import type { GameState } from '../../client/store.ts';
import { client } from '../../client/use-game.ts';
import { ClauseLink } from './ClauseLink.tsx';
import { Curve } from './Curve.tsx';
import { chance } from './curve.ts';
import { Decisions } from './Decisions.tsx';
import type { Reading, Told } from './decisive.ts';
import { betweenShown, decisiveOf, inOrder, partShown, turningPoints } from './decisive.ts';
import { Findings } from './Findings.tsx';
import { LineWords } from './LineWords.tsx';
import type { TurnMark } from './log-groups.ts';
import { turnAt, turnsOf } from './log-groups.ts';
import { outcomeFor, swapped, toldFor } from './outcome.ts';
import strings from './report-strings.ts';
import { useFairness } from './use-fairness.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { addStrings } from '../../ui/strings/index.ts';
import './report.css';

addStrings('play', { report: strings });

const Rematch = lazy(() => import('./Rematch.tsx'));
const Hindsight = lazy(() => import('./Hindsight.tsx'));

interface Props {
  readonly position: Position;
  readonly book: BookUi;
  readonly happenings: readonly Happening[];
  readonly game: GameState;
  readonly onClose: () => void;
  readonly onLook: (entry: number) => void;
  readonly onReplay: () => void;
  /** The same battle again, with these seats. */
  readonly onAgain: (seats: readonly Sitting[]) => void;
  /** Plays another order on the board. */
  readonly onShow: (judged: Judged) => void;
  /** Another game that branches off at this entry. */
  readonly onBranch: (entry: number) => void;
  readonly onShare: () => void;
  readonly onExport: () => void;
  readonly onLeave: () => void;
}

export default function Report(props: Props) {
  const { position, book, happenings, game, onClose, onLook, onReplay, onExport, onLeave } = props;
  const { findings, seats } = game;
  const teller = toldFor(position.standing, seats);
  const curve = useMemo(() => curveFor(position, game.curve, teller), [position, game.curve, teller]);
  const { t } = useTranslation();
  const fairness = useFairness(game.claims, game.table?.id ?? null);
  const fates = useFates(book, position);
  const [hindsight, setHindsight] = useState(false);
  const decisive = useDecisive(props, curve, fates);
  const turns = useMemo(() => turnsOf(happenings), [happenings]);
  const { result, seatNames } = position;
  if (result === null) return null;
  const name = seatNames[teller] ?? '';
  const others = swapped(seats, position.standing);
  // Whoever sat at another screen cannot be brought to this one.
  const isHere = game.table === null;
  return (
    <Sheet title={t('play.report.title')} onClose={onClose} wide>
      <p className="play-report-headline">{headlineOf(position, seats, t)}</p>
      <p>
        {result.words} <ClauseLink id={result.clause} />
      </p>
      {/* Before all that is told: whoever is waited for sees it at once. */}
      {game.table !== null && (
        <Suspense fallback={null}>
          <Rematch />
        </Suspense>
      )}
      {book.points?.(position.view) ?? (
        <table className="play-table">
          <caption>{t('play.report.scores')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('play.report.seat')}</th>
              <th scope="col" className="play-number">
                {t('play.report.points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {seatNames.map((seat, i) => (
              <tr key={seat}>
                <th scope="row">{seat}</th>
                <td className="play-number">{result.scores[i] ?? ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {/* Its record is read when the curve is. */}
      {book.hindsight !== undefined && curve !== null && (
        <p className="play-hindsight">
          <button type="button" className="btn btn-main" onClick={() => setHindsight(true)}>
            {t('play.report.hindsight')}
          </button>
          <span className="play-quiet">{t('play.report.hindsightHint')}</span>
        </p>
      )}
      {hindsight && (
        <Suspense fallback={null}>
          <Hindsight position={position} book={book} happenings={happenings} onClose={() => setHindsight(false)} />
        </Suspense>
      )}
      <h3>{t('play.report.chances')}</h3>
      {curve === null ? (
        <p className="play-quiet">{t('play.report.curveLoading')}</p>
      ) : (
        <Curve values={curve} name={name} tones={curveTones(position, book, teller)} turns={turns} />
      )}
      {curve !== null && (
        <Decisions
          game={game}
          seatNames={seatNames}
          turns={turns}
          onLook={onLook}
          onBranch={props.onBranch}
          onShow={props.onShow}
        />
      )}
      <h3>{t('play.report.timeline')}</h3>
      {decisive.length === 0 ? (
        <p className="play-quiet">{t('play.report.quiet')}</p>
      ) : (
        <ol className="play-timeline">
          {decisive.map(told => (
            <TimelineLine
              key={told.key}
              told={told}
              name={name}
              turn={turnAt(turns, told.happening.at)}
              onLook={onLook}
              onBranch={curve === null ? null : props.onBranch}
            />
          ))}
        </ol>
      )}
      <table className="play-table">
        <caption>{t('play.report.losses')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('play.report.ship')}</th>
            <th scope="col">{t('play.report.state')}</th>
            <th scope="col" className="play-number">
              {t('play.report.damage')}
            </th>
          </tr>
        </thead>
        <tbody>
          {fates.map(({ id, name: shipName, now, fate }) => (
            <tr key={id}>
              <th scope="row">{shipName}</th>
              <td>{fate || t(`play.ship.conditions.${now?.condition ?? 'gone'}`)}</td>
              <td className="play-number">{now === null ? '' : `${Math.round((now.lost ?? now.damage) * 100)} %`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {findings !== null && (
        <>
          <h3>{t('findings.title')}</h3>
          <Findings findings={findings} fairness={fairness} />
        </>
      )}
      <p className="play-buttons">
        {isHere && (
          <button type="button" className="btn btn-main" onClick={() => props.onAgain(seats)}>
            {t('play.report.again')}
          </button>
        )}
        {isHere && others !== null && (
          <button type="button" className="btn" onClick={() => props.onAgain(others)}>
            {t('play.report.swap')}
          </button>
        )}
        <button type="button" className="btn" onClick={onReplay}>
          {t('play.report.replay')}
        </button>
        <button type="button" className="btn" onClick={props.onShare}>
          {t('play.report.share')}
        </button>
        <button type="button" className="btn" onClick={onExport}>
          {t('play.report.export')}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          {t('play.report.look')}
        </button>
        <button type="button" className="btn" onClick={onLeave}>
          {t('play.report.leave')}
        </button>
      </p>
    </Sheet>
  );
}

/** What turned the battle and what ended it. */
function useDecisive(
  { book, position, happenings }: Props,
  curve: readonly number[] | null,
  fates: readonly Fate[],
): readonly Told[] {
  return useMemo(() => {
    const burstsOf = (happening: Happening): readonly Burst[] =>
      book.motions(position.view, [happening]).filter(motion => motion.kind === 'burst');
    const gone = fates.flatMap(({ id, now }) => (now === null ? [id] : []));
    const ends = decisiveOf(happenings, gone, happening => burstsOf(happening).length > 0);
    const losses = new Set(ends.flatMap(({ happening }) => (isLoss(happening, burstsOf) ? [happening] : [])));
    const reading: Reading = {
      partOf: happening =>
        book.exchange === undefined
          ? partShown(book.motions(position.view, [happening]))
          : book.exchange(happening.event),
      isLoss: happening => losses.has(happening),
      between: happening => betweenShown(book.motions(position.view, [happening])),
    };
    return inOrder(ends, curve === null ? [] : turningPoints(happenings, curve, reading));
  }, [book, position.view, happenings, curve, fates]);
}

type Burst = Extract<Motion, { kind: 'burst' }>;

/** Of what decided a battle, all but a resignation, a fire that may be put out, and a ship that may get off the ground. */
function isLoss(happening: Happening, burstsOf: (happening: Happening) => readonly Burst[]): boolean {
  if (happening.event.type === 'ended') return false;
  return burstsOf(happening).every(({ what }) => what !== 'fire' && what !== 'aground');
}

interface LineProps extends Pick<Props, 'onLook'> {
  /** Null until the record of the game has been read. */
  readonly onBranch: Props['onBranch'] | null;
  readonly told: Told;
  readonly turn: TurnMark | undefined;
  /** Whose chances are told. */
  readonly name: string;
}

function TimelineLine({ told: { happening, words, swing }, turn, name, onLook, onBranch }: LineProps) {
  const { t } = useTranslation();
  const figures = swing === null ? null : { name, from: chance(swing[0]), to: chance(swing[1]) };
  return (
    <li className="play-decision">
      <LineWords decisive onLook={() => onLook(happening.at)}>
        <span className="play-when">{turn?.heading ?? t('play.report.setUp')}</span>
        <span>
          {words}
          {figures !== null && (
            <small className="play-swing">
              <span className="visually-hidden">{t('play.report.swingSaid', figures)}</span>
              <span aria-hidden="true">{t('play.report.swing', figures)}</span>
            </small>
          )}
        </span>
      </LineWords>
      {onBranch !== null && happening.at > 0 && (
        <button
          type="button"
          className="btn play-small"
          title={t('play.report.whatIfHint', { words })}
          onClick={() => onBranch(happening.at - 1)}
        >
          {t('play.report.whatIf')}
        </button>
      )}
    </li>
  );
}

/** The curve of a game is about its first seat; here about the side of whoever reads it. */
function curveFor({ standing }: Position, curve: readonly number[] | null, teller: number): readonly number[] | null {
  const isOwn = standing.sides.some(({ seats }) => seats.includes(0) && seats.some(seat => seat === teller));
  return curve === null || isOwn || teller === 0 ? curve : curve.map(value => 0 - value);
}

function curveTones({ view, standing }: Position, book: BookUi, teller: number): readonly [Tone, Tone] {
  const scene = book.scene(view);
  const own = standing.sides.findIndex(({ seats }) => seats.some(seat => seat === teller));
  const other = standing.sides.findIndex((_, side) => side !== own);
  return [toneOf(scene, own), toneOf(scene, other)];
}

function headlineOf(position: Position, seats: readonly Sitting[], t: TFunction): string {
  const { result, seatNames } = position;
  const outcome = outcomeFor(position, seats);
  if (outcome !== null) {
    const { how, points } = outcome;
    if (points === null) return t(`play.report.you.${how}`);
    return t(`play.report.you.${how}By`, { own: points[0], other: points[1] });
  }
  const winners = (result?.winners ?? []).map(seat => seatNames[seat] ?? '');
  return winners.length === 0
    ? t(result !== null && isDefeat(result) ? 'play.report.lost' : 'play.report.draw')
    : t('play.report.won', { names: winners.join(t('play.report.and')) });
}

interface Fate {
  readonly id: number;
  readonly name: string;
  /** Null when she is no longer on the table. */
  readonly now: SceneShip | null;
  /** What became of her, in the book's own words; '' where it has none. */
  readonly fate: string;
}

/** Every ship of the game: from the opening position, or from the book's `lost` where ships were placed later. */
function useFates(book: BookUi, { view, who }: Position): readonly Fate[] {
  const [first, setFirst] = useState<readonly SceneShip[]>([]);
  useEffect(() => {
    let wanted = true;
    client.session.lookInto(who, 0).then(
      ({ position }) => wanted && setFirst(book.scene(position.view).ships),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [book, who]);
  return useMemo(() => {
    const now = book.scene(view).ships;
    const gone = first.filter(ship => !now.some(({ id }) => id === ship.id));
    const lost = book.lost?.(view) ?? gone.map(({ id, name }) => ({ id, name, fate: '' }));
    return [
      ...now.map(ship => ({ id: ship.id, name: ship.name, now: ship, fate: '' })),
      ...lost.map(ship => ({ ...ship, now: null })),
    ].toSorted((a, b) => a.id - b.id);
  }, [book, view, first]);
}
