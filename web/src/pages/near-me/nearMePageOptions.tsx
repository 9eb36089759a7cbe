import type { NearMePageQuery } from '../../__generated__/NearMePageQuery.graphql.ts';
import { nearbyCitiesDistance } from '../../features/city-links/cityLinkLimits.ts';
import { countryIn, shownCountry } from '../../paths/countryInQuery.ts';
import type { PageOptions } from '../../routing/pageOptions.ts';
import { languageOf } from '../../routing/routingContext.ts';
import { pointIn } from './nearMeAddress.ts';
import { NearMePage, query } from './NearMePage.tsx';

export const nearMePageOptions: PageOptions<NearMePageQuery> = {
  Component: NearMePage,
  query,
  needed: ['cities'],
  readQuery: (query) => {
    const point = pointIn(query);
    return point
      ? { lat: String(point.latitude), lng: String(point.longitude) }
      : { country: countryIn(query) };
  },
  prepareVariables: (_params, match) => {
    const point = pointIn(match.location.query);
    return {
      latitude: point?.latitude ?? 0,
      longitude: point?.longitude ?? 0,
      distance: nearbyCitiesDistance,
      isLocated: point !== null,
      countryCode: shownCountry(match.location.query, languageOf(match)),
    };
  },
};
