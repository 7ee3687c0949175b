/** Serves the built page on this machine, at the first free port. */

import { join } from 'node:path';
import { preview } from 'vite';
import { DIST } from './build.ts';
import { cacheHashedFiles, headers, PORT } from './serving.ts';

export interface Serving {
  readonly address: string;
  close(): Promise<void>;
}

/** The build's own configuration is left aside: its plugins take a second to load and have nothing to say here. */
export async function serve(port: number = PORT): Promise<Serving> {
  const server = await preview({
    configFile: false,
    envDir: false,
    root: join(DIST, '..'),
    build: { outDir: DIST },
    publicDir: false,
    appType: 'mpa',
    logLevel: 'warn',
    clearScreen: false,
    plugins: [cacheHashedFiles()],
    preview: { port, strictPort: false, open: false, cors: false, headers: { ...headers } },
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the server has no address');
  return { address, close: () => server.close() };
}
