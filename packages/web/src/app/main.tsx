/** Entry of the page: loads strings and theme, then renders the screens. */

import '../ui/styles/fonts.css';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { followTheme } from '../ui/settings.ts';
import { followSound } from '../sound/ear.ts';
import { startStrings } from '../ui/strings/index.ts';
import { Trouble } from './Trouble.tsx';

startStrings();
followTheme();
followSound();

const place = document.getElementById('root');
if (place === null) throw new Error('the page has no #root');

const root = createRoot(place, {
  // React has unmounted everything by now, so the error is shown in a new root.
  onUncaughtError: error => {
    console.error(error);
    queueMicrotask(() => {
      root.unmount();
      createRoot(place).render(<Trouble error={error} />);
    });
  },
});

root.render(
  <StrictMode>
    <App />
  </StrictMode>,
);
