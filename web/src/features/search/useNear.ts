import { useRouter } from 'found';
import { searchedNear } from './searchAddress.ts';

/** The slug of the city of the page, or of the page on which the search began; null elsewhere. */
export const useNear = (): string | null => {
  const { params, location } = useRouter().match;
  return params['citySlug'] ?? searchedNear(location.query);
};
