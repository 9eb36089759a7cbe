import { graphql } from 'react-relay';
import type { EmployersPageQuery } from '../../../__generated__/EmployersPageQuery.graphql.ts';
import { nodesOf } from '../../../relay/nodesOf.ts';
import { PrivatePage } from '../frame/PrivatePage.tsx';
import { EmployerList } from './EmployerList.tsx';

const query = graphql`
  query EmployersPageQuery {
    viewer {
      jobOffers(first: 200) {
        edges {
          node {
            ...EmployerList_offers
          }
        }
      }
    }
  }
`;

/** The companies that the user applied to. */
export function EmployersPage() {
  return (
    <PrivatePage<EmployersPageQuery> title="account.employers.title" query={query}>
      {({ viewer }) => <EmployerList offers={viewer?.jobOffers ? nodesOf(viewer.jobOffers) : null} />}
    </PrivatePage>
  );
}
