/** What only a table on a server has on the screen: loaded with the first of them. */

import { lazy, Suspense } from 'react';

const TalkSign = lazy(async () => ({ default: (await import('./Talk.tsx')).TalkSign }));
const TalkPanel = lazy(() => import('./TalkPanel.tsx'));
const Online = lazy(() => import('./Online.tsx'));
const Clocks = lazy(() => import('./Clocks.tsx'));

export const TALK = {
  sign: (
    <Suspense fallback={null}>
      <TalkSign />
    </Suspense>
  ),
  body: (
    <Suspense fallback={null}>
      <TalkPanel />
    </Suspense>
  ),
};

export const ONLINE = (
  <Suspense fallback={null}>
    <Online />
  </Suspense>
);

export const CLOCKS = (
  <Suspense fallback={null}>
    <Clocks />
  </Suspense>
);
