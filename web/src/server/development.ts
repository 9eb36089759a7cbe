import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { readConfig } from '../config/readConfig.ts';
import { exitWithFault } from '@citygigs/server/config/startFault.ts';
import { createServer } from './createServer.ts';
import { addEvents } from './eventsRoute.ts';
import { listen } from './listen.ts';
import { stopOnSignals } from '@citygigs/server/process/stopOnSignals.ts';
import type { Renderer } from './renderer.ts';

const maxStopMs = 10_000;

const openVite = (port: number): Promise<ViteDevServer> =>
  createVite({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    server: { middlewareMode: true, hmr: { port: port + 20_000 } },
  });

const rendererOf = (vite: ViteDevServer): Renderer => ({
  entry: () => vite.ssrLoadModule('/src/entry/server.tsx') as ReturnType<Renderer['entry']>,
  filesFor: () => ({ scripts: ['/src/entry/client.tsx'], styles: [], preloads: [] }),
  extraHead: async (url) => {
    const empty = await vite.transformIndexHtml(url, '<html><head></head><body></body></html>');
    return /<head>([\s\S]*)<\/head>/.exec(empty)?.[1] ?? '';
  },
  onError: (error) => vite.ssrFixStacktrace(error),
});

/** Passes all requests that no route of the server handles to Vite, which serves the sources. */
const sourcesOf =
  (vite: ViteDevServer) =>
  async (app: FastifyInstance): Promise<void> => {
    addEvents(app);
    app.setNotFoundHandler((request, reply) => {
      reply.hijack();
      vite.middlewares(request.raw, reply.raw, () => {
        reply.raw.statusCode = 404;
        reply.raw.end();
      });
    });
  };

const start = async (): Promise<void> => {
  // Sources change more often than pages expire.
  const config = { ...readConfig(), htmlCache: null };
  const vite = await openVite(config.port);
  const app = await createServer({
    config,
    renderer: rendererOf(vite),
    addFiles: sourcesOf(vite),
    secure: false,
  });
  app.addHook('onClose', () => vite.close());
  stopOnSignals(app.log, () => app.close(), maxStopMs);
  await listen(app, config);
};

await start().catch(exitWithFault);
