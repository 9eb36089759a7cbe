import { useIntl } from 'react-intl';
import { pathFor } from '../routing/paths.ts';

/** Gives a function that puts the page's language before a path: `/berlin` → `/de/berlin`. */
export const useLocalPath = (): ((path: string) => string) => {
  const { locale } = useIntl();
  return (path) => pathFor(locale, path);
};
