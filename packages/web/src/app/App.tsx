/** One screen at a time, each fetched when it is first needed; the lobby comes with the page. */

import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Lobby } from '../screens/lobby/Lobby.tsx';
import { hasServer } from '../client/online/has-server.ts';
import { guidedBooks, loadGuide } from '../screens/guide/entry.ts';
import { NotFound } from './NotFound.tsx';
import { Offline } from './Offline.tsx';
import type { Route } from '../ui/route.ts';
import { routeOf, useHash } from '../ui/route.ts';
import { setTitle } from '../ui/title.ts';
import { Shared } from './Shared.tsx';
import './app.css';

const SOON_MS = 800;
const loadPlayScreen = () => import('../screens/play/PlayScreen.tsx');
const PlayScreen = lazy(loadPlayScreen);
const ReplayScreen = lazy(() => import('../screens/replay/ReplayScreen.tsx'));
const Online = lazy(() => import('./Online.tsx'));
const Guide = lazy(loadGuide);

function Screen({ route }: { readonly route: Route }) {
  switch (route.screen) {
    case 'lobby':
      return <Lobby />;
    case 'play':
      return <PlayScreen id={route.id} />;
    case 'replay':
      return <ReplayScreen id={route.id} entry={route.entry} />;
    case 'guide':
      // A book that is not there, or has no tutorial. Without a name it is the one newcomers begin with.
      if (route.book !== '' && !guidedBooks.includes(route.book)) return <NotFound />;
      return <Guide key={route.book} book={route.book} />;
    case 'shared':
      return <Shared data={route.data} />;
    case 'table':
    case 'account':
    case 'admin':
    case 'record':
      // Without a server such a link leads nowhere.
      return hasServer() ? <Online route={route} /> : <NotFound />;
    case 'unknown':
      return <NotFound />;
  }
}

export function App() {
  const { t } = useTranslation();
  const route = routeOf(useHash());
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(route.screen);

  useEffect(() => {
    setTitle(t(`shell.titles.${route.screen}`));
    if (shown.current === route.screen) return;
    shown.current = route.screen;
    // The element that had the focus is gone: keyboard and screen reader start at the top of the new screen.
    place.current?.focus();
    scrollTo(0, 0);
  }, [route.screen, t]);

  // Prefetches the playing screen while the lobby is shown. Without a network this fails, and it is fetched when it is needed.
  useEffect(() => {
    const timer = setTimeout(() => void loadPlayScreen().catch(() => {}), SOON_MS);
    return () => clearTimeout(timer);
  }, []);

  // How many tables wait for this player stands in the title, whatever is on the screen.
  useEffect(() => {
    if (!hasServer()) return;
    const timer = setTimeout(
      () => void import('../client/online/network.ts').then(({ openNetwork }) => openNetwork()).catch(() => {}),
      SOON_MS,
    );
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <div ref={place} tabIndex={-1} className="shell-place">
        <Suspense fallback={<p className="shell-loading">{t('shell.loading')}</p>}>
          <Screen route={route} />
        </Suspense>
      </div>
      <Offline />
    </>
  );
}
