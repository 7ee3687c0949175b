import { availableParallelism } from 'node:os';
import type { TestProjectConfiguration } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import { rulebooks } from './packages/web/tools/rulebooks.ts';

/** The long ones. Projects of one group run in the order of their names, and what is long should begin first. */
const CONFORMANCE = ['packages/rules-*/src/test/{conformance,random-play,twins}.test.ts'];
/** They measure time, so nothing runs beside them. */
const PACE = ['packages/**/pace.test.ts'];
/** Nodes need PostgreSQL; what a server does must be the same on both databases. */
const NODES = ['packages/{server,cli}/src/**/*.postgres.test.ts'];
const ON_BOTH = [
  'serve',
  'store/store',
  'tables/*',
  'people/*',
  'talk/talk',
  'administration/*',
  'clocks/clocks',
  'games/{delayed,editions,snapshots}',
  'shown/*',
  'standing/*',
  'notices/{notices,secrets,tables}',
].map(name => `packages/server/src/${name}.test.ts`);
/** What strangers could send: the corpus through the terminal, and the fuzz. In Chromium: `e2e/strangers.test.ts`. */
const STRANGERS = ['e2e/strangers/*.test.ts'];
/** Sound too: what is heard comes in its own time, and a busy machine drops it. */
const QUALITY = ['e2e/quality.test.ts', 'e2e/sound.test.ts'];

/**
 * Node runs the sources as they are, as it does for players: rewritten for the test runner, every call from one file into
 * another goes through an object, and random play takes up to three times as long.
 */
const native = { viteModuleRunner: false, nodeLoader: false };
/** A second, which is usual, is not enough for a page or a server beside others. */
const patience = { poll: { timeout: 15_000 } };
const browser = {
  globalSetup: ['e2e/set-up.ts'],
  testTimeout: 180_000,
  hookTimeout: 120_000,
  expect: patience,
  experimental: native,
};

/** Groups run one after the other, the files of a group on all cores. */
const projects: TestProjectConfiguration[] = [
  { extends: true, test: { name: 'conformance', include: CONFORMANCE, experimental: native } },
  {
    extends: true,
    test: {
      name: 'unit',
      include: ['packages/*/src/**/*.test.ts', '{bench,examples,scripts}/**/*.test.ts'],
      exclude: ['**/node_modules/**', 'packages/web/**', ...CONFORMANCE, ...PACE, ...NODES],
      experimental: native,
      expect: patience,
      // Loading the rules anew for each of 150 small files would take twice as long as their tests: modules keep no state.
      isolate: false,
    },
  },
  // One PostgreSQL for all of them, which takes two or three seconds to start.
  {
    extends: true,
    test: {
      name: 'postgres',
      include: [...NODES, ...ON_BOTH],
      globalSetup: ['packages/server/test/postgres-set-up.ts'],
      experimental: native,
      expect: patience,
      isolate: false,
    },
  },
  // Each in a process of its own: they count what all their threads take.
  { extends: true, test: { name: 'strangers', include: STRANGERS, pool: 'forks', experimental: native } },
  // The page is made of more than Node understands: style sheets, and imports by the handful.
  {
    extends: true,
    test: {
      name: 'web',
      include: ['packages/web/src/**/*.test.{ts,tsx}'],
      isolate: false,
      // But the rules and their host are run as they are here too: boards are tried on hundreds of games.
      server: { deps: { external: [/\/packages\/(?!web\/)[^/]+\/src\/[^?]+\.ts$/] } },
    },
  },
  {
    extends: true,
    // What the files share keeps nothing from one test to the next: it need not be loaded anew for each of them.
    // A page beside two others on two cores may be late for a key: such a test is tried once more, and the report says
    // "retry" beside it. What fails twice has failed.
    test: { name: 'e2e', include: ['e2e/*.test.ts'], exclude: QUALITY, isolate: false, retry: 1, ...browser },
  },
  {
    extends: true,
    test: {
      name: 'pace',
      include: PACE,
      isolate: false,
      maxWorkers: 1,
      sequence: { groupOrder: 1 },
      experimental: native,
    },
  },
  {
    extends: true,
    test: { name: 'quality', include: QUALITY, isolate: false, maxWorkers: 1, sequence: { groupOrder: 2 }, ...browser },
  },
  // Whole battles of every book over a server; `e2e` plays one of them.
  {
    extends: true,
    test: {
      name: 'whole',
      include: ['e2e/online-whole.test.ts'],
      maxWorkers: 1,
      sequence: { groupOrder: 5 },
      ...browser,
    },
  },
  // Firefox and WebKit, one at a time: only `npm run test:browsers` asks for them.
  {
    extends: true,
    test: {
      name: 'browsers',
      include: ['e2e/browsers/*.test.ts'],
      maxWorkers: 1,
      sequence: { groupOrder: 3 },
      ...browser,
      testTimeout: 600_000,
    },
  },
  // Pictures for eyes: only `npm run gallery` asks for them.
  {
    extends: true,
    test: {
      name: 'gallery',
      include: ['e2e/gallery/*.test.ts'],
      sequence: { groupOrder: 4 },
      ...browser,
      testTimeout: 600_000,
    },
  },
];

export default defineConfig({
  plugins: [rulebooks()],
  test: {
    // Style sheets are empty in tests otherwise, and one test reads the colours.
    css: { include: /tokens\.css/ },
    setupFiles: ['scripts/property-seed.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
    // One more than there are cores: a browser test waits for its page a third of the time.
    maxWorkers: availableParallelism() + 1,
    projects,
  },
});
