import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createServer as createVite } from 'vite';
import { readServerConfigOrExit } from '../config/readServerConfigOrExit.ts';
import { createServer } from './createServer.ts';
import { listen } from './listen.ts';
import type { Renderer } from './renderer.ts';

const config = readServerConfigOrExit();
const vite = await createVite({
  configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
  server: { middlewareMode: true, hmr: { port: config.port + 20_000 } },
});

const renderer: Renderer = {
  entry: () => vite.ssrLoadModule('/src/entry/server.tsx') as ReturnType<Renderer['entry']>,
  filesFor: () => ({ script: '/src/entry/client.tsx', styles: [], preloads: [] }),
  extraHead: async (url) => {
    const empty = await vite.transformIndexHtml(url, '<html><head></head><body></body></html>');
    return /<head>([\s\S]*)<\/head>/.exec(empty)?.[1] ?? '';
  },
  onError: (error) => vite.ssrFixStacktrace(error),
};

/** Lets Vite serve the sources, and passes it all requests that no route of the server handles. */
const addSources = async (app: FastifyInstance): Promise<void> => {
  app.setNotFoundHandler((request, reply) => {
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end();
    });
  });
};

const app = await createServer({ config, renderer, addFiles: addSources, secure: false });
app.addHook('onClose', () => vite.close());
await listen(app, config);
