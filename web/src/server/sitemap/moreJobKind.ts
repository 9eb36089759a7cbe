import type { sitemapQueries_MoreJobsQuery } from '../../__generated__/sitemapQueries_MoreJobsQuery.graphql.ts';
import { moreJobOfferPath } from '../../paths/paths.ts';
import { nodesOf } from '../../relay/nodesOf.ts';
import { entryOf, withCity } from './sitemapEntry.ts';
import { pagesOf, rowPagesPerFile, type SitemapKind } from './sitemapKinds.ts';

/** Full-time offers, newest first, as far as the list has numbered pages. */
export const moreJobs: SitemapKind = {
  name: 'more-jobs',
  pageCount: (counts) => pagesOf(counts.moreJobOffers, 100),
  pagesPerFile: rowPagesPerFile,
  entries: async (page, { ask, queries, cities }) => {
    const answer = await ask<sitemapQueries_MoreJobsQuery>(queries.moreJobs, 'en', { page });
    const places = await cities();
    return nodesOf(answer.moreJobOffers).map(({ city, datePosted, feedId, partner, slugTitle, uuid }) =>
      entryOf(
        withCity(places, city?.orgSlug, ({ slug: citySlug }) =>
          partner
            ? moreJobOfferPath({ citySlug, partnerSlug: partner.slug, feed: feedId, slugTitle, uuid })
            : undefined,
        ),
        datePosted,
      ),
    );
  },
};
