/** What is laid over the table: the briefing, the menu and what it leads to, a question of the others, the report. */

import { lazy, Suspense } from 'react';
import type { BookUi } from '../../books/book.ts';
import { keepLog } from '../../client/kept-log.ts';
import type { Judged, Position } from '../../client/protocol.ts';
import { humansOf } from '../../client/seats.ts';
import type { GameState } from '../../client/store.ts';
import { goTo } from '../../ui/route.ts';
import type { Screen } from './use-screen.ts';
import type { ShownSince } from './use-since.ts';

// Loaded when they are first opened: none is needed at the start of a game.
const BriefingSheet = lazy(() => import('./BriefingSheet.tsx'));
const MenuSheet = lazy(async () => ({ default: (await import('./MenuSheet.tsx')).MenuSheet }));
const Report = lazy(() => import('./Report.tsx'));
const ResignSheet = lazy(() => import('./ResignSheet.tsx'));
const ShareSheet = lazy(async () => ({ default: (await import('./ShareSheet.tsx')).ShareSheet }));
const SaveSheet = lazy(() => import('./SaveSheet.tsx'));
const ConsentSheet = lazy(async () => ({ default: (await import('./Consent.tsx')).ConsentSheet }));

export type SheetName = 'briefing' | 'menu' | 'report' | 'resign' | 'save' | 'share';

interface Props {
  readonly sheet: SheetName | null;
  readonly onSheet: (sheet: SheetName | null) => void;
  readonly game: GameState;
  readonly position: Position;
  readonly book: BookUi;
  readonly asking: boolean;
  readonly since: ShownSince;
  readonly screen: Screen;
  readonly onLook: (entry: number) => void;
  readonly onReplay: () => void;
  readonly onRules: (clause: string | null) => void;
  readonly onExport: () => void;
  readonly onLeave: () => void;
}

export function PlaySheets(props: Props) {
  const { sheet, onSheet, game, position, onExport, onLeave, onReplay } = props;
  const close = (): void => onSheet(null);
  return (
    <Suspense fallback={null}>
      {sheet === 'menu' && <Menu {...props} />}
      {sheet === 'briefing' && position.briefing !== null && (
        <BriefingSheet
          briefing={position.briefing}
          onClose={() => {
            close();
            if (typeof position.who === 'number') game.briefed(position.who);
          }}
        />
      )}
      {game.question !== null && <ConsentSheet game={game} />}
      {sheet === 'save' && <SaveSheet game={game} onClose={close} />}
      {sheet === 'resign' && mayResign(props) && (
        <ResignSheet
          seat={position.who === 'spectator' ? '' : (position.seatNames[position.who] ?? '')}
          onClose={close}
          onResign={() => {
            close();
            void game.resign();
          }}
        />
      )}
      {sheet === 'report' && (
        <Report
          position={position}
          book={props.book}
          happenings={game.happenings}
          game={game}
          onClose={close}
          onLook={entry => {
            close();
            props.onLook(entry);
          }}
          onReplay={onReplay}
          onAgain={seats => {
            close();
            void game.playAgain(seats);
          }}
          onBranch={entry => {
            close();
            void game.goTo(entry).then(() => game.branch(game.seats));
          }}
          onShow={judged => void showLine(game, judged)}
          onShare={() => onSheet('share')}
          onExport={onExport}
          onLeave={onLeave}
        />
      )}
      {sheet === 'share' && <ShareSheet game={game} onClose={() => onSheet('report')} />}
    </Suspense>
  );
}

const mayResign = ({ asking, game }: Props): boolean =>
  asking || (game.status === 'thinking' && humansOf(game.seats).length > 0);

function Menu(props: Props) {
  const { onSheet, game, position, asking, since, screen } = props;
  const close = (): void => onSheet(null);
  return (
    <MenuSheet
      onClose={close}
      exportLog={game.exportLog}
      onExport={props.onExport}
      onSave={
        position.result === null && game.status !== 'elsewhere' && game.table === null ? () => onSheet('save') : null
      }
      onReplay={game.table !== null && position.result === null ? null : props.onReplay}
      kept={game.table === null ? 'here' : 'there'}
      onReport={position.result === null ? null : () => onSheet('report')}
      onRules={() => props.onRules(null)}
      onBriefing={position.briefing === null ? null : () => onSheet('briefing')}
      onDraw={
        asking
          ? () => {
              close();
              game.offerDraw();
            }
          : null
      }
      onResign={mayResign(props) ? () => onSheet('resign') : null}
      pack={game.pack}
      onSince={
        since.last === null || !asking
          ? null
          : () => {
              close();
              since.show();
            }
      }
      textBoard={screen.textBoard}
      onTextBoard={() => {
        screen.toggleTextBoard();
        close();
      }}
      onLeave={props.onLeave}
    />
  );
}

/** Plays on the board what would have come of another order. */
async function showLine(game: GameState, judged: Judged): Promise<void> {
  const log = await game.lineOf(judged);
  if (log === null) return;
  const { entry, other } = judged;
  keepLog(log, { game: game.id, entry, words: other });
  goTo({ screen: 'replay', id: null, entry });
}
