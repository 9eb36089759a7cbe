import { pathFor } from './paths.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** Returns a function that adds the page's language to a path: `/berlin` → `/de/berlin`. */
export const useLocalPath = (): ((path: string) => string) => {
  const language = useLanguage();
  return (path) => pathFor(language, path);
};
