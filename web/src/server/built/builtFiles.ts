import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { clientFolder } from './builtRenderer.ts';

/** The files of web/public and the service worker, each served under its own name. */
export const publicFiles = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-192.png',
  'icon-maskable-512.png',
  'worker.js',
] as const;

const year = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';
const revalidated = 'no-cache';

const cachingOf = (path: string): string => {
  if (path.includes('/assets/')) return year;
  return path.endsWith('/worker.js') ? revalidated : day;
};

/** Serves the build; hashed files are cached for ever, others for a day, the service worker not at all. */
export const addBuiltFiles = async (app: FastifyInstance): Promise<void> => {
  const root = fileURLToPath(clientFolder);
  await app.register(files, {
    root,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path));
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
