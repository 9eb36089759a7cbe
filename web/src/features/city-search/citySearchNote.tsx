import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CityMatches } from './useCityMatches.ts';

/** What the list says when it has no city to show; null while it has. */
export const citySearchNote = (
  { state, cities }: CityMatches,
  query: string,
  canRequest: boolean,
): ReactNode => {
  if (state === 'failed') return <FormattedMessage id="citySearch.failed" />;
  if (cities.length > 0) return null;
  if (state === 'loading') return <FormattedMessage id="citySearch.loading" />;
  return canRequest ? <FormattedMessage id="citySearch.empty" values={{ query }} /> : null;
};
