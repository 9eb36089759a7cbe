import { byAddress, filesCache, isFresh, isTooOld, type ToKeep } from '../../browser/offline/copies.ts';
import { pagesCache } from '../../browser/offline/forgetCopies.ts';
import { pictureOf } from './pictureOf.ts';

/** The pictures of a page that are kept with it: the first ones, among them the logo of its company. */
const maxPictures = 4;

/** Only what the site calls public is stored: pages about a user, and those whose address has a secret, are not. */
const isPublic = ({ ok, redirected, headers }: Response): boolean =>
  ok && !redirected && /\bpublic\b/.test(headers.get('cache-control') ?? '');

const isGone = ({ redirected, status }: Response): boolean => redirected || status === 404 || status === 410;

const fetched = (path: string): Promise<Response | null> => fetch(path).catch(() => null);

/** Files by the path under which they are stored. */
type Files = Iterable<readonly [key: string, path: string]>;

/** The files that a page names. */
const filesIn = (html: string): Files => [
  ...[...html.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => [path, path] as const),
  ...[...html.matchAll(/ src="(\/images\/[^"]+)"/g)]
    .slice(0, maxPictures)
    .map(([, path = '']) => [pictureOf(path), path] as const),
];

const pathOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

const dropOthers = async (cache: Cache, isKept: (path: string) => boolean): Promise<void> => {
  const others = (await cache.keys()).filter((request) => !isKept(pathOf(request)));
  await Promise.all(others.map((request) => cache.delete(request, byAddress)));
};

/** Stores the files that are not stored yet. */
const keepFiles = async (files: Cache, named: Files): Promise<void> => {
  for (const [key, path] of named) {
    if (await files.match(key, byAddress)) continue;
    const answer = await fetched(path);
    if (answer?.ok) await files.put(key, answer);
  }
};

/**
 * Stores a page after the files that it names, unless its copy is of today and of this build. Without an answer, the copy stays until it is
 * too old.
 */
const keepPage = async (pages: Cache, files: Cache, path: string, script: string): Promise<void> => {
  const copy = await pages.match(path, byAddress);
  if (copy && isFresh(copy) && (await copy.clone().text()).includes(script)) return;
  const answer = await fetched(path);
  const isNew = answer !== null && isPublic(answer);
  if (isNew) await keepFiles(files, filesIn(await answer.clone().text()));
  if (copy && (isNew || isTooOld(copy) || (answer && isGone(answer)))) await pages.delete(path, byAddress);
  if (isNew) await pages.put(path, answer);
};

const keepAll = async ({ pages: wanted, files: loaded, script }: ToKeep): Promise<void> => {
  const [pages, files] = await Promise.all([caches.open(pagesCache), caches.open(filesCache)]);
  await dropOthers(pages, (path) => wanted.includes(path));
  const isNewBuild = (await files.match(script, byAddress)) === undefined;
  const named = new Map(loaded.map((path) => [path, path]));
  await keepFiles(files, named);
  // One after the other, so that what the visitor opens meanwhile comes first.
  for (const path of wanted) await keepPage(pages, files, path, script);
  for (const copy of await pages.matchAll())
    for (const [key, path] of filesIn(await copy.text())) named.set(key, path);
  await keepFiles(files, named);
  // What only some pages of this build load stays, although no copy names it.
  await dropOthers(files, (path) => named.has(path) || (!isNewBuild && path.startsWith('/assets/')));
};

let last: Promise<void> = Promise.resolve();

/** Makes the copies what a page says, after what pages have said before. */
export const keepCopies = (toKeep: ToKeep): Promise<void> => {
  last = last.catch(() => undefined).then(() => keepAll(toKeep));
  return last;
};
