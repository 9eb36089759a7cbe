import type { JobRequirementsPageQuery } from '../../__generated__/JobRequirementsPageQuery.graphql.ts';
import { JobRequirementsPage, query } from './JobRequirementsPage.tsx';
import type { PageOptions } from '../../routing/pageOptions.ts';

export const jobRequirementsPageOptions: PageOptions<JobRequirementsPageQuery> = {
  Component: JobRequirementsPage,
  query,
  main: 'jobOffers',
  outcome: ({ jobOffers }) => (jobOffers?.totalCount === 0 ? { status: 404 } : null),
};
