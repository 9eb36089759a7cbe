import type { RouteObject } from 'found';
import { graphql } from 'relay-runtime';
import type { jobRequirementsRoutes_JobRequirementsPageQuery } from '../../__generated__/jobRequirementsRoutes_JobRequirementsPageQuery.graphql.ts';
import { page } from '../../routing/page.tsx';

/** The requirements of a country's companies. Must precede the routes of cities, whose pattern its path matches. */
export const jobRequirementsRoutes: RouteObject[] = [
  page<jobRequirementsRoutes_JobRequirementsPageQuery>({
    path: 'job-requirements-:countryCode([a-z]{2})',
    load: () => import('./JobRequirementsPage.tsx').then((m) => m.JobRequirementsPage),
    main: 'jobOffers',
    query: graphql`
      query jobRequirementsRoutes_JobRequirementsPageQuery($countryCode: String!) {
        jobOffers(countryCode: $countryCode, onePerPartner: true, first: 100) {
          totalCount
          edges {
            node {
              id
              partner {
                countries {
                  countryCode
                  name
                  slug
                }
              }
              ...CompanyRequirements_offer
            }
          }
        }
      }
    `,
    outcome: ({ jobOffers }) => (jobOffers?.totalCount === 0 ? { status: 404 } : null),
  }),
];
