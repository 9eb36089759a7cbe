import type { FastifyInstance } from 'fastify';
import { defaultLanguage, isInterfaceLanguage, localeOf, type LanguageCode } from '../i18n/languages.ts';
import { manifestPath } from '../paths/manifestPath.ts';
import { homePath, pathFor, savedPath, searchPath } from '../paths/paths.ts';
import type { Renderer } from './renderer.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ...[192, 512].flatMap((size) => [icon('icon', size, 'any'), icon('icon-maskable', size, 'maskable')]),
];

/** What an installed site is: one app, whatever its language, that starts in the one in which it was installed. */
const manifestOf = async (
  renderer: Renderer,
  productName: string,
  language: LanguageCode,
): Promise<object> => {
  const { textsIn } = await renderer.entry();
  const text = await textsIn(language);
  return {
    id: homePath,
    name: productName,
    short_name: productName,
    description: text('home.description'),
    lang: localeOf(language),
    dir: 'ltr',
    start_url: pathFor(language, homePath),
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#0e7560',
    icons,
    shortcuts: [
      { name: text('search.title'), url: pathFor(language, searchPath) },
      { name: text('header.saved'), url: pathFor(language, savedPath) },
    ],
  };
};

/** Serves the manifest with which browsers install the site, in the language of the page that links to it. */
export const addManifest = (app: FastifyInstance, renderer: Renderer, productName: string): void => {
  app.get<{ Querystring: { lang?: string | string[] } }>(
    manifestPath(defaultLanguage),
    async (request, reply) => {
      const language = [request.query.lang].flat()[0] ?? '';
      reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'public, max-age=86400');
      return reply.send(
        await manifestOf(renderer, productName, isInterfaceLanguage(language) ? language : defaultLanguage),
      );
    },
  );
};
