import { pathFor } from './paths.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** Gives a function that puts the page's language before a path: `/berlin` → `/de/berlin`. */
export const useLocalPath = (): ((path: string) => string) => {
  const language = useLanguage();
  return (path) => pathFor(language, path);
};
