import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { downloadDataQuery } from '../../../__generated__/downloadDataQuery.graphql.ts';
import { cacheConfigOf } from '../../../relay/operationRole.ts';

/** Offers a file to save. */
const saveFile = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

/** Downloads the user's profile, languages, applications and reviews as JSON; false when they did not load completely. */
export const downloadData = async (environment: IEnvironment): Promise<boolean> => {
  const request = fetchQuery<downloadDataQuery>(
    environment,
    graphql`
      query downloadDataQuery {
        viewer {
          userId
          email
          emailVerified
          emailConsent
          identityProvider
          givenName
          familyName
          picture
          loginsCount
          metadata {
            givenName
            familyName
            email
            birthdate
            gender
            phone
            country
            avatar
            worktownSlug
            favouriteCategories
            typeOfJobs
            workFromHome
            language
            referralData {
              url
              expiresAt
            }
          }
          languages {
            code
            level
          }
          jobOffers(first: 200) {
            edges {
              node {
                appliedAt
                jobOffer {
                  cardTitle
                  city {
                    name
                  }
                  partner {
                    name
                  }
                }
                review {
                  rating
                  reviewText
                  createdAt
                }
              }
            }
          }
        }
      }
    `,
    {},
    {
      fetchPolicy: 'network-only',
      networkCacheConfig: {
        force: true,
        ...cacheConfigOf({
          needed: ['viewer', 'viewer.metadata', 'viewer.languages', 'viewer.jobOffers'],
          again: true,
        }),
      },
    },
  );
  try {
    const data = await request.toPromise();
    if (!data?.viewer) return false;
    const { jobOffers, ...account } = data.viewer;
    const applications = jobOffers?.edges?.flatMap((edge) => (edge?.node ? [edge.node] : [])) ?? [];
    saveFile('my-data.json', `${JSON.stringify({ ...account, applications }, null, 2)}\n`);
    return true;
  } catch {
    return false;
  }
};
