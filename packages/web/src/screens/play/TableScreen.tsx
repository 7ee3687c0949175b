/** The layout of the playing and the replaying screen: the board from edge to edge, and panels that float over it. */

import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Board } from '../../board/Board.tsx';
import type { BoardProps } from '../../board/props.ts';
import type { Scene } from '../../board/scene.ts';
import type { BookUi } from '../../books/book.ts';
import type { Position } from '../../client/protocol.ts';
import { useSettings } from '../../ui/settings.ts';
import { hear } from '../../sound/ear.ts';
import { SoundWords } from '../../sound/SoundWords.tsx';
import type { GameState } from '../../client/store.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { clauseAt } from './ClauseLink.tsx';
import { Papers } from './Papers.tsx';
import { StandingStrip } from './StandingStrip.tsx';
import { TextBoard } from './TextBoard.tsx';
import { TroubleNote } from './TroubleNote.tsx';
import type { Screen } from './use-screen.ts';
import './table-screen.css';

interface Props {
  readonly screen: Screen;
  readonly game: GameState;
  /** The newest; the panels tell what is shown of it yet. */
  readonly position: Position;
  readonly book: BookUi;
  readonly scene: Scene;
  readonly className?: string;
  /** Props of the board that differ between the screens. */
  readonly board: Omit<
    BoardProps,
    'scene' | 'motions' | 'onMotionsDone' | 'speed' | 'selectedShip' | 'onSelectShip' | 'onHear'
  >;
  /** Beside the menu: what is asked, or what has happened. */
  readonly prompt: ReactNode;
  /** Below it: the clocks of a table. */
  readonly clocks?: ReactNode;
  /** Null where nothing is decided. */
  readonly orders: ReactNode | null;
  /** Shown in their place where nothing is decided. */
  readonly table?: ReactNode | null;
  readonly talk?: ComponentProps<typeof Papers>['talk'];
  readonly onLook: (entry: number) => void;
  /** Which line of the log is kept in sight. */
  readonly follow: 'newest' | 'moment';
  readonly onMenu: () => void;
  readonly onClause: (clause: string) => void;
  readonly onLeave: () => void;
  readonly note?: string | null;
  /** Text for screen readers (`Announcer`). */
  readonly spoken: string;
  readonly children: ReactNode;
}

export function TableScreen(props: Props) {
  const { screen, game, book, scene, className = '', onLeave, note = null } = props;
  const { shown, ship, setShip } = screen;
  const position = shown.position ?? props.position;
  const speed = useSettings(settings => settings.speed);
  const onClauseClick = (event: MouseEvent): void => {
    const clause = clauseAt(event.target);
    if (clause !== null) props.onClause(clause);
  };
  return (
    // The clicks handled here come from buttons, so the keyboard can make them too.
    <main className={`play ${className}`} onClick={onClauseClick}>
      <div className="play-board">
        <Board
          {...props.board}
          scene={scene}
          motions={shown.motions}
          onMotionsDone={shown.done}
          speed={speed}
          selectedShip={ship}
          onSelectShip={setShip}
          onHear={hear}
        />
      </div>
      <div className="play-top">
        <StandingStrip position={position} scene={scene} pack={game.pack} bookId={book.id} onMenu={props.onMenu} />
        {book.strip === undefined && !props.clocks ? (
          props.prompt
        ) : (
          <div className="play-head">
            {props.prompt}
            {props.clocks}
            {book.strip?.(position.view)}
          </div>
        )}
      </div>
      <Papers
        open={screen.paper}
        onOpen={screen.openPaper}
        orders={props.orders}
        table={props.table ?? null}
        scene={scene}
        book={book}
        view={position.view}
        ship={ship}
        onShip={setShip}
        happenings={shown.told}
        entry={props.position.at}
        onLook={props.onLook}
        follow={props.follow}
        rule={screen.rule}
        talk={props.talk ?? null}
      />
      {props.children}
      <TroubleNote game={game} onLeave={onLeave} note={note} />
      <TextBoard board={position.board} shown={screen.textBoard} onHide={screen.toggleTextBoard} />
      <Announcer text={props.spoken} />
      <SoundWords />
    </main>
  );
}

interface BlankProps {
  readonly game: GameState;
  /** What the screen is waiting for. */
  readonly words: string;
  /** What could not be opened, if it fails. */
  readonly what?: 'game' | 'log' | 'save' | 'table';
  readonly onLeave: () => void;
  /** What would help if it fails. */
  readonly children?: ReactNode;
}

/** Shown before there is a position, or when opening has failed. */
export function BlankScreen({ game, words, what = 'game', onLeave, children }: BlankProps) {
  return (
    <main className="play play-blank">
      {game.status === 'failed' ? (
        <TroubleNote game={game} what={what} onLeave={onLeave}>
          {children}
        </TroubleNote>
      ) : (
        <p role="status">{words}</p>
      )}
    </main>
  );
}
