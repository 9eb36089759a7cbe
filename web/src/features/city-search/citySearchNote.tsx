import { FormattedMessage } from 'react-intl';
import type { Elements } from '../../ui/elements.ts';
import { isElsewhere } from './soleMatch.ts';
import type { CityMatches } from './useCityMatches.ts';

interface CitySearchState {
  readonly matches: CityMatches;
  readonly query: string;
  /** Whether the search was submitted without choosing a city. */
  readonly sent: boolean;
  /** Whether the list contains a company, a category or full-time work. */
  readonly hasOtherMeaning: boolean;
}

/** The note above the options of the list; null when the options need no explanation. Says when a city is not where it was sought. */
export const citySearchNote = ({ matches, query, sent, hasOtherMeaning }: CitySearchState): Elements => {
  if (query === '') return sent ? <FormattedMessage id="citySearch.typeFirst" /> : null;
  if (matches.state === 'failed') return <FormattedMessage id="citySearch.failed" />;
  if (isElsewhere(matches.cities)) return <FormattedMessage id="citySearch.elsewhere" values={{ query }} />;
  if (matches.cities.length > 0) return sent ? <FormattedMessage id="citySearch.choose" /> : null;
  if (matches.state === 'loading') return <FormattedMessage id="citySearch.loading" />;
  if (matches.state === 'idle' || hasOtherMeaning) return null;
  return <FormattedMessage id="citySearch.empty" values={{ query }} />;
};
