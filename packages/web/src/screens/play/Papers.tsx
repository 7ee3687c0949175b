/** Orders, ships, log and rules: two floating docks on a wide screen, one sheet with tabs on a narrow one. */

import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scene } from '../../board/scene.ts';
import type { BookUi } from '../../books/book.ts';
import type { PaperKey } from '../../books/tutorial.ts';
import type { Happening } from '../../client/protocol.ts';
import { FoldButton } from './FoldButton.tsx';
import { ShipPanel } from './ShipPanel.tsx';
import type { Tab } from '../../ui/Tabs.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useScreenSize, useShortPhone } from '../../ui/use-screen-size.ts';
import './papers.css';

// Read when something has happened, and by most players never.
const LogPanel = lazy(async () => ({ default: (await import('./LogPanel.tsx')).LogPanel }));
const RulesPanel = lazy(() => import('./RulesPanel.tsx'));

interface Props {
  readonly open: PaperKey;
  readonly onOpen: (key: PaperKey) => void;
  /** What is decided here: orders in a game, nothing in a replay. */
  readonly orders: ReactNode | null;
  /** What the book shows of the table where nothing is decided; null for nothing. */
  readonly table?: ReactNode | null;
  readonly scene: Scene;
  readonly book: BookUi;
  readonly view: unknown;
  readonly ship: number | null;
  readonly onShip: (ship: number | null) => void;
  readonly happenings: readonly Happening[];
  readonly entry: number;
  readonly onLook: (entry: number) => void;
  readonly follow: 'newest' | 'moment';
  readonly rule: { readonly clause: string } | null;
  /** What is said at a table on a server; null where there is none. */
  readonly talk?: Pick<Tab<PaperKey>, 'sign' | 'body'> | null;
}

export function Papers(props: Props) {
  const { open, onOpen, orders, table = null, scene, book, view, ship, onShip } = props;
  const { happenings, entry, onLook, follow, rule, talk = null } = props;
  const { t } = useTranslation();
  const size = useScreenSize();
  const isShort = useShortPhone();
  const papers: readonly Tab<PaperKey>[] = [
    {
      key: 'ship',
      title: t([`${book.id}.pieces.title`, 'play.dock.ship']),
      body: <ShipPanel scene={scene} book={book} view={view} selected={ship} onSelect={onShip} />,
    },
    ...(book.paper === undefined
      ? []
      : [{ key: 'book' as const, title: book.paper.title, body: book.paper.body(view, onShip) }]),
    {
      key: 'log',
      title: t('play.dock.log'),
      body: (
        <Suspense fallback={null}>
          <LogPanel happenings={happenings} entry={entry} onLook={onLook} follow={follow} book={book} />
        </Suspense>
      ),
    },
    {
      key: 'rules',
      title: t('play.dock.rules'),
      body: (
        <Suspense fallback={<p className="play-quiet">{t('play.rules.loading')}</p>}>
          <RulesPanel ruleset={book.id} at={rule} />
        </Suspense>
      ),
    },
    ...(talk === null ? [] : [{ key: 'talk' as const, title: t('play.dock.talk'), ...talk }]),
  ];
  const first = firstTab(orders, table, t);
  // Beside the chart of a small screen there is room for one dock: what nobody has to answer is a paper among the others.
  const withTable = first !== null && orders === null && size === 'small' ? [first, ...papers] : papers;
  // On a wide screen the orders have a dock of their own; the other dock keeps the paper that was open last.
  const [last, setLast] = useState<PaperKey>('ship');
  if (open !== 'orders' && open !== last) setLast(open);

  if (size === 'phone') {
    const tabs = first === null ? papers : [first, ...papers];
    const shown = first === null && open === 'orders' ? last : open;
    return (
      <Dock
        className="play-dock play-dock-sheet"
        tabs={tabs}
        open={shown}
        onOpen={onOpen}
        wake={open}
        // What plays a replay leaves them no room below half a small screen: who reads them gives up some of the board.
        start={isShort && orders === null ? 'folded' : 'open'}
        to="bottom"
      />
    );
  }
  return (
    <>
      {first !== null && withTable === papers && (
        <Dock
          className="play-dock play-dock-left"
          tabs={[first]}
          open="orders"
          onOpen={onOpen}
          wake={null}
          start="open"
          to="top"
        />
      )}
      <Dock
        className="play-dock play-dock-right"
        tabs={withTable}
        open={withTable === papers ? last : open}
        onOpen={onOpen}
        wake={open === 'rules' ? rule : null}
        // Beside the orders there is room for the board or for this dock: its tabs stay, and open it.
        start={size === 'small' && orders !== null ? 'folded' : 'open'}
        to="top"
      />
    </>
  );
}

function firstTab(orders: ReactNode, table: ReactNode, t: TFunction): Tab<PaperKey> | null {
  if (orders !== null) return { key: 'orders', title: t('play.dock.orders'), body: orders };
  return table === null ? null : { key: 'orders', title: t('play.dock.table'), body: table };
}

interface DockProps {
  readonly className: string;
  readonly tabs: readonly Tab<PaperKey>[];
  readonly open: PaperKey;
  readonly onOpen: (key: PaperKey) => void;
  /** When this changes to anything but null, the dock unfolds. */
  readonly wake: unknown;
  readonly start: 'open' | 'folded';
  /** Where the tabs are once it is folded. */
  readonly to: 'top' | 'bottom';
}

function Dock({ className, tabs, open, onOpen, wake, start, to }: DockProps) {
  const { t } = useTranslation();
  const [folded, setFolded] = useState(start === 'folded');
  const [woken, setWoken] = useState(wake);
  if (woken !== wake) {
    setWoken(wake);
    if (wake !== null) setFolded(false);
  }
  // The window has another size: the dock folds or unfolds by the room that there is now.
  const [started, setStarted] = useState(start);
  if (started !== start) {
    setStarted(start);
    setFolded(start === 'folded');
  }
  return (
    <aside className={`panel ${className}`} aria-label={tabs.length === 1 ? tabs[0]?.title : t('play.dock.label')}>
      <Tabs
        label={t('play.dock.label')}
        tabs={tabs}
        open={open}
        onOpen={key => {
          setFolded(false);
          onOpen(key);
        }}
        folded={folded}
        tools={
          <FoldButton
            folded={folded}
            onFold={setFolded}
            label={t(folded ? 'play.dock.unfold' : 'play.dock.fold')}
            className="play-fold"
            to={to}
          />
        }
      />
    </aside>
  );
}
