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
export function serve(port: number = PORT): Promise<Serving> {
  return serveFolder(DIST, port);
}

export async function serveFolder(folder: string, port: number): Promise<Serving> {
  const server = await preview({
    configFile: false,
    envDir: false,
    root: join(folder, '..'),
    build: { outDir: folder },
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
