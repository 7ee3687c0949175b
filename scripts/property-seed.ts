/**
 * Loaded before every test file: `npm test` tries properties on the same examples each time, so that it fails by a change and
 * not by chance. `npm run test:deep` looks for new examples.
 */

import fc from 'fast-check';

if (process.env['WEATHERGAUGE_FUZZ'] === undefined) fc.configureGlobal({ seed: 1805 });
