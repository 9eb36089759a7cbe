import { firstCases } from '../config/firstCases.ts';
import { addressKinds } from '../routing/addressKinds.ts';

/** Addresses of every page of the site, in English; of its variants only with `npm run test:full`. */
export const everyRoute: readonly string[] = addressKinds
  .filter(({ page }) => page !== null)
  .flatMap(({ path, variants }) => firstCases(1, variants ?? [path]));

/** The address of the same page in another language. If the slug differs there, the site redirects. */
export const inLanguage = (language: string, path: string): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;
