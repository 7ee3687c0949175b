/** Offers on the board. Each is a button: it can be pointed at, focused, taken, and says in words what it does. */

import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { memo, useMemo, useRef } from 'react';
import { distance, offset, short, trace } from './geometry.ts';
import { Ghost } from './Ghost.tsx';
import { DOT } from './clear.ts';
import type { Handles, LaidHandle } from './handles.ts';
import { FACE, faceOf, hasChevrons, sizeOf } from './handles.ts';
import { isOnlyShot, toneOf } from './only-shot.ts';
import { isBlock, piecesOf } from './pieces.ts';
import type { Mark, Scene, ScenePiece } from './scene.ts';
import { windAt } from './winds.ts';
import './marks.css';

type Pieces = ReadonlyMap<number, ScenePiece>;

interface Props {
  readonly scene: Scene;
  readonly marks: readonly Mark[];
  readonly active: number | null;
  readonly selectedShip: number | null;
  /** Where each mark's handle stands. */
  readonly handles: Handles;
  /** Offers whose handles would stand on the ghost that is looked at. */
  readonly aside: ReadonlySet<number>;
  readonly keyOf: (offer: number) => string;
  readonly onActive: (offer: number | null) => void;
  readonly onTake: (offer: number) => void;
  readonly onSelectShip: (ship: number) => void;
}

/** Rings, paths and lines of fire: they lie under the ships. */
export const MarkGround = memo(function MarkGround(props: Pick<Props, 'scene' | 'marks' | 'active' | 'handles'>) {
  const { scene, marks, active, handles } = props;
  const pieces = useMemo(() => new Map(piecesOf(scene).map(piece => [piece.id, piece])), [scene]);
  const rings = useMemo(() => ringed(marks), [marks]);
  return (
    <g className="mark-traces" aria-hidden="true">
      <Movers marks={marks} pieces={pieces} />
      {rings.map(ring => {
        const ship = pieces.get(ring.ship);
        return ship === undefined ? null : (
          <circle
            key={`${ring.ship} ${ring.tone}`}
            className={`mark-ring mark-ring-${ring.tone}`}
            cx={short(ship.pose.x)}
            cy={short(ship.pose.y)}
            r={short(ship.length * (ring.tone === 'attack' ? 0.74 : 0.68))}
          />
        );
      })}
      {handles.hubs.map(({ at, berth }) => (
        <g key={`${at.x} ${at.y}`} className="mark-hub">
          <path className="mark-leader" d={trace([at, berth])} />
          <circle
            className="mark-hub-dot"
            r="3.5"
            style={{ transform: `translate(${short(berth.x)}px,${short(berth.y)}px) scale(var(--u))` }}
          />
        </g>
      ))}
      {marks.map((mark, i) => (
        <Trace
          key={mark.offer}
          mark={mark}
          pieces={pieces}
          active={mark.offer === active}
          // In a rose of headings the line to the berth starts at the hub, not at each handle.
          handle={handles.hubs.length > 0 && mark.offer !== active ? undefined : handles.at[i]}
        />
      ))}
    </g>
  );
});

/** The ghost of what is looked at: over the ships, but under all that is read, as badges are. */
export const MarkGhost = memo(function MarkGhost({ scene, marks, active }: Pick<Props, 'scene' | 'marks' | 'active'>) {
  const pieces = useMemo(() => new Map(piecesOf(scene).map(piece => [piece.id, piece])), [scene]);
  const at = marks.find(mark => mark.offer === active)?.at;
  if (at?.kind !== 'ghost') return null;
  const mover = pieces.get(at.ship);
  return (
    <g className="mark-ghost">
      <Ghost
        {...sizeOf(at, pieces)}
        masts={scene.ships.find(one => one === mover)?.masts ?? ALL_STANDING}
        isBlock={mover !== undefined && isBlock(mover)}
        pose={at.pose}
        windFrom={windAt(scene.winds, at.pose)}
      />
    </g>
  );
});

/** A handle for every mark. */
export const Marks = memo(function Marks(props: Props) {
  const { scene, marks, active, handles } = props;
  const pieces = useMemo(() => new Map(piecesOf(scene).map(piece => [piece.id, piece])), [scene]);
  const chosen = marks.find(mark => mark.offer === active);
  const looked = chosen === undefined ? undefined : handles.at[marks.indexOf(chosen)];
  return (
    <g className="marks">
      {marks.map((mark, i) => (
        <Handle
          key={mark.offer}
          mark={mark}
          at={handles.at[i] ?? NOWHERE}
          {...props}
          alone={isAlone(marks, mark)}
          sign={isOnlyShot(marks, mark) ? '' : props.keyOf(mark.offer)}
          pieces={pieces}
        />
      ))}
      {chosen !== undefined && looked?.isDot === true && (
        <Chosen at={looked} mark={chosen} sign={props.keyOf(chosen.offer)} />
      )}
    </g>
  );
});

const NOWHERE: LaidHandle = { x: 0, y: 0, isDot: false, isOff: false };

/** Of dots the one that is looked at, over all other handles. */
function Chosen({ at, mark, sign }: { readonly at: LaidHandle; readonly mark: Mark; readonly sign: string }) {
  return (
    <g
      className={`mark mark-chosen mark-${toneOf(mark)}`}
      style={{ transform: `translate(${short(at.x)}px,${short(at.y)}px) scale(var(--u))` }}
      aria-hidden="true"
    >
      <circle className="mark-face" r={FACE} />
      <Face tone={toneOf(mark)} sign={sign} heading={null} chevron={false} />
    </g>
  );
}

/** Whose move it is: a ring round every ship that has ghosts. */
function Movers({ marks, pieces }: { readonly marks: readonly Mark[]; readonly pieces: Pieces }) {
  const movers = [...new Set(marks.flatMap(({ at }) => (at.kind === 'ghost' ? [at.ship] : [])))];
  return movers.map(id => {
    const ship = pieces.get(id);
    return ship === undefined ? null : (
      <circle
        key={id}
        className="mark-ring mark-ring-mover"
        cx={short(ship.pose.x)}
        cy={short(ship.pose.y)}
        r={short(ship.length * 0.68)}
      />
    );
  });
}

/** A ship with one mark only is a target as a whole. */
function isAlone(marks: readonly Mark[], mark: Mark): boolean {
  if (mark.at.kind !== 'ship') return false;
  const { ship } = mark.at;
  return marks.every(other => other === mark || other.at.kind !== 'ship' || other.at.ship !== ship);
}

function ringed(marks: readonly Mark[]): { readonly ship: number; readonly tone: 'choose' | 'attack' }[] {
  const seen = new Map<string, { ship: number; tone: 'choose' | 'attack' }>();
  for (const { at } of marks)
    if (at.kind === 'ship') seen.set(`${at.ship} ${at.tone}`, { ship: at.ship, tone: at.tone });
  return [...seen.values()];
}

function Trace(props: {
  readonly mark: Mark;
  readonly pieces: Pieces;
  readonly active: boolean;
  readonly handle: LaidHandle | undefined;
}) {
  const { mark, pieces, active, handle } = props;
  const { at } = mark;
  const tone = `${active ? 'is-active' : ''} ${mark.isDanger === true ? 'is-danger' : ''}`;
  switch (at.kind) {
    case 'ghost': {
      const mover = pieces.get(at.ship);
      const reach = mover !== undefined && isBlock(mover) ? 0 : sizeOf(at, pieces).length / 2;
      const bow = offset(at.pose, reach);
      return (
        <>
          <path className={`mark-path ${tone}`} d={trace(at.path)} />
          {handle !== undefined && <path className={`mark-leader ${tone}`} d={trace([bow, handle])} />}
        </>
      );
    }
    case 'ship': {
      const from = at.from === undefined ? undefined : pieces.get(at.from);
      const to = pieces.get(at.ship);
      if (to === undefined) return null;
      const leader = handle?.isOff === true && (
        <path className={`mark-leader mark-leader-${at.tone} ${tone}`} d={trace([to.pose, handle])} />
      );
      if (from === undefined || from === to) return leader;
      const { line } = at;
      const ends =
        line === undefined
          ? [from.pose, to.pose]
          : [
              { x: line.x1, y: line.y1 },
              { x: line.x2, y: line.y2 },
            ];
      return (
        <>
          <path className={`mark-fire mark-fire-${at.tone} ${tone}`} d={trace(ends)} />
          {leader}
        </>
      );
    }
    case 'spot':
      return (
        <>
          <circle className={`mark-place ${tone}`} cx={short(at.x)} cy={short(at.y)} r={short(at.radius)} />
          {handle !== undefined && distance(handle, at) > at.radius && (
            <path className={`mark-leader ${tone}`} d={trace([at, handle])} />
          )}
        </>
      );
  }
}

const ALL_STANDING = [1, 1, 1] as const;

const CHEVRON = 'M-5 3.2L0 -3.2L5 3.2';
const CROSSHAIR = 'M0 -8V-3.4M0 8V3.4M-8 0H-3.4M8 0H3.4';
const SINGLE_DIGITS = 9;

function Handle(
  props: Props & {
    readonly mark: Mark;
    readonly at: LaidHandle;
    readonly alone: boolean;
    /** The key that takes it, as it stands on the handle. */
    readonly sign: string;
    readonly pieces: Pieces;
  },
) {
  const { mark, at, active, alone, sign, pieces, handles, onActive, onTake, onSelectShip } = props;
  const face = at.isDot ? DOT : faceOf(handles.gap);
  const tone = toneOf(mark);
  const isActive = mark.offer === active;
  const states = [
    ...(isActive ? ['is-active'] : []),
    ...(props.aside.has(mark.offer) ? ['is-aside'] : []),
    ...(mark.isDanger === true ? ['is-danger'] : []),
  ];
  const glanced = useRef(false);
  const mover = mark.at.kind === 'ghost' ? pieces.get(mark.at.ship) : undefined;
  const heading = mark.at.kind !== 'ghost' || (mover !== undefined && isBlock(mover)) ? null : mark.at.pose.heading;
  const target = mark.at.kind === 'ship' ? pieces.get(mark.at.ship) : undefined;
  // A finger is too broad for a dot: the first touch looks, and the one that was looked at is taken.
  const enter = ({ pointerType }: PointerEvent): void => {
    glanced.current = at.isDot && pointerType === 'touch' && !isActive;
    onActive(mark.offer);
  };
  const take = (event: MouseEvent): void => {
    event.stopPropagation();
    if (glanced.current) glanced.current = false;
    else if (event.shiftKey && target !== undefined) onSelectShip(target.id);
    else onTake(mark.offer);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onTake(mark.offer);
  };
  const look = (event: MouseEvent): void => {
    if (target === undefined) return;
    event.preventDefault();
    onSelectShip(target.id);
  };
  // A touch pointer leaves when the finger lifts: that must not end the look at the mark.
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') onActive(null);
  };
  return (
    <g
      className={`mark mark-${mark.at.kind} mark-${tone} ${states.join(' ')}`}
      role="button"
      tabIndex={0}
      aria-label={numbered(mark, sign)}
      data-offer={mark.offer}
      onClick={take}
      onContextMenu={look}
      onKeyDown={key}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={() => onActive(mark.offer)}
      onBlur={() => onActive(null)}
    >
      {alone && target !== undefined && (
        <circle
          className="mark-hit"
          cx={short(target.pose.x)}
          cy={short(target.pose.y)}
          r={short(target.length * 0.6)}
        />
      )}
      <g style={{ transform: `translate(${short(at.x)}px,${short(at.y)}px) scale(var(--u))` }}>
        <circle className="mark-hit" r={at.isDot ? DOT + 1 : handles.gap / 2} />
        <g className="mark-disc">
          <circle className="mark-focus" r={face + 5} />
          <circle className="mark-face" r={face} />
          {!at.isDot && <Face tone={tone} sign={sign} heading={heading} chevron={hasChevrons(handles.gap)} />}
        </g>
      </g>
    </g>
  );
}

/** Keys of the first offers where the screen has no keys of its own. */
export function digitOf(offer: number): string {
  return offer >= SINGLE_DIGITS ? '' : String(offer + 1);
}

/** The accessible name, with the key that is shown on the handle. */
function numbered(mark: Mark, sign: string): string {
  return sign === '' ? mark.label : `${sign}: ${mark.label}`;
}

function Face(props: {
  readonly tone: 'choose' | 'attack';
  readonly sign: string;
  /** How a ship would head; null for what has no heading. */
  readonly heading: number | null;
  readonly chevron: boolean;
}) {
  const { tone, sign, heading, chevron } = props;
  if (tone === 'attack' && sign === '') {
    return (
      <>
        <circle className="mark-line" r="5.6" />
        <path className="mark-line" d={CROSSHAIR} />
      </>
    );
  }
  if (heading !== null) {
    return (
      <>
        {chevron && (
          <path className="mark-chevron" d={CHEVRON} transform={`rotate(${short(heading)}) translate(0 -17.5)`} />
        )}
        {sign === '' ? (
          <path className="mark-line" d={CHEVRON} transform={`rotate(${short(heading)})`} />
        ) : (
          <Digit text={sign} />
        )}
      </>
    );
  }
  return sign === '' ? <circle className="mark-dot" r="4" /> : <Digit text={sign} />;
}

function Digit({ text }: { readonly text: string }) {
  return (
    <text className="mark-digit" dy="0.35em" aria-hidden="true">
      {text}
    </text>
  );
}
