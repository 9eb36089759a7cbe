import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { clientFolder } from './builtRenderer.ts';

/** The files of web/public, each served under its own name. */
export const publicFiles = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-192.png',
  'icon-maskable-512.png',
] as const;

const year = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';

/** Serves the build; hashed files are cached for ever, others for a day. */
export const addBuiltFiles = async (app: FastifyInstance): Promise<void> => {
  const root = fileURLToPath(clientFolder);
  await app.register(files, {
    root,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? year : day);
    },
  });
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    reply.sendFile(`assets/${request.params['*']}`);
  });
  for (const file of publicFiles) {
    app.get(`/${file}`, (_request, reply) => {
      reply.sendFile(file);
    });
  }
};
