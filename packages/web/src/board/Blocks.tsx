/** Fleets as wooden blocks: face up to their owner, with flag and badge alone to everybody else. */

import type { KeyboardEvent, MouseEvent } from 'react';
import { memo } from 'react';
import Cells from './Cells.tsx';
import { FLAG_HEIGHT, FLAG_WIDTH } from './flag.ts';
import { Flag } from './Flag.tsx';
import { short } from './geometry.ts';
import { pile } from './pieces.ts';
import { rootTransform } from './place.ts';
import type { BlockFace, Overlay, Scene, SceneBlock, Tone } from './scene.ts';
import { toneOf } from './scene.ts';
import './blocks.css';

interface Props {
  readonly scene: Scene;
  /** What they can reach. */
  readonly cells?: Overlay['cells'] | undefined;
  readonly selected: number | null;
  readonly onSelect: (piece: number) => void;
}

export default function Blocks({ scene, cells, selected, onSelect }: Props) {
  return (
    <g className="blocks">
      {cells !== undefined && <Cells cells={cells} />}
      {pile(scene.blocks ?? []).map(block => (
        <Block
          key={block.id}
          block={block}
          tone={toneOf(scene, block.side)}
          selected={block.id === selected}
          onSelect={onSelect}
        />
      ))}
    </g>
  );
}

interface BlockProps {
  readonly block: SceneBlock;
  readonly tone: Tone;
  readonly selected: boolean;
  readonly onSelect: (piece: number) => void;
}

/** All of it is drawn in a square of a hundred units, whatever its size on the table. */
const UNIT = 100;
const HALF = UNIT / 2;

const Block = memo(function Block({ block, tone, selected, onSelect }: BlockProps) {
  const { id, name, description, length, pose, face } = block;
  const click = (event: MouseEvent): void => {
    event.stopPropagation();
    onSelect(id);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onSelect(id);
  };
  const scale = `scale(${short(length / UNIT)})`;
  return (
    <g
      className={`block tone-${tone} ${face === null ? 'block-down' : 'block-up'}`}
      data-ship={id}
      data-length={length}
      transform={rootTransform(pose)}
    >
      <g
        className="ship"
        role="button"
        tabIndex={0}
        aria-pressed={selected}
        aria-label={`${name}, ${description}`}
        onClick={click}
        onKeyDown={key}
      >
        <circle
          className="ship-hit"
          r="1"
          style={{ transform: `scale(max(${short(length * 0.55)}, calc(14 * var(--u))))` }}
        />
        <g transform={scale}>
          <rect className="ship-focus" x={-HALF - 9} y={-HALF - 9} width={UNIT + 18} height={UNIT + 18} rx="16" />
          {selected && (
            <rect className="block-selected" x={-HALF - 7} y={-HALF - 7} width={UNIT + 14} height={UNIT + 14} rx="14" />
          )}
          <rect className="block-shadow" x={-HALF + 7} y={-HALF + 9} width={UNIT} height={UNIT} rx="9" />
          <path className="block-wood" d={WOOD} />
          <rect className="block-top" x={-HALF} y={-HALF} width={UNIT - 7} height={UNIT - 7} rx="8" />
        </g>
      </g>
      {/* What is printed on it is in its label, in words: it is no part of the button. */}
      <g className="block-print" transform={scale} aria-hidden="true">
        {face === null ? <Back block={block} /> : <Face block={block} face={face} />}
      </g>
    </g>
  );
});

/** Its thickness, seen below and to the right. */
const WOOD = `M${-HALF + 4} ${HALF - 10}L${-HALF + 10} ${HALF}H${HALF - 8}Q${HALF} ${HALF} ${HALF} ${HALF - 8}V${-HALF + 10}L${HALF - 10} ${-HALF + 4}V${HALF - 10}Z`;
/** How far the middle of the top face is off the middle of the block: the sides that are seen take part of the square. */
const MIDDLE = -3.5;

function Back({ block }: { readonly block: SceneBlock }) {
  return (
    <>
      <rect className="block-line" x={-HALF + 7} y={-HALF + 7} width={UNIT - 21} height={UNIT - 21} rx="4" />
      <g transform={`translate(${MIDDLE} -9) scale(4.6) translate(${-FLAG_WIDTH / 2} ${-FLAG_HEIGHT / 2})`}>
        <Flag flag={block.flag} />
      </g>
      {/* In the corner that stays visible in a pile of blocks. */}
      <text className="block-badge" x={-HALF + 11} y="31" dy="0.35em">
        {block.badge}
      </text>
    </>
  );
}

/** Longer names are set smaller, so that they fit. */
const ROOM = 88;
const LETTER = 0.52;
const LARGEST = 24;

function Face({ block, face: { label, strength } }: { readonly block: SceneBlock; readonly face: BlockFace }) {
  const size = Math.min(LARGEST, ROOM / Math.max(1, label.length * LETTER));
  return (
    <>
      <g transform={`translate(${-HALF + 7} ${-HALF + 8}) scale(2.3)`}>
        <Flag flag={block.flag} />
      </g>
      <text className="block-badge block-badge-up" x="35" y="-31" dy="0.35em" textAnchor="end">
        {block.badge}
      </text>
      <text className="block-strength" x={MIDDLE} y="-3" dy="0.35em">
        {strength}
      </text>
      <rect className="block-band" x={-HALF} y="17" width={UNIT - 7} height="26" />
      <text className="block-label" x={MIDDLE} y="30" dy="0.35em" fontSize={short(size)}>
        {label}
      </text>
    </>
  );
}
