import { defineConfig } from 'vitest/config';
import { rulebooks } from './packages/web/tools/rulebooks.ts';

export default defineConfig({
  plugins: [rulebooks()],
  test: {
    // Style sheets are empty in tests otherwise, and one test reads the colours.
    css: { include: /tokens\.css/ },
    testTimeout: 60_000,
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/web/src/**/*.test.tsx',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/set-up.ts'],
          // They measure time: after everything else, and one after the other.
          sequence: { groupOrder: 1 },
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
