import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { savedChoicesQuery } from '../../__generated__/savedChoicesQuery.graphql.ts';
import { sendQuery } from '../../relay/sendQuery.ts';

/** The kinds of work that the user has chosen, as the server has them now. */
export const savedChoices = async (environment: Environment) => {
  const data = await sendQuery<savedChoicesQuery>(
    environment,
    graphql`
      query savedChoicesQuery {
        viewer {
          metadata {
            categories {
              orgSlug
            }
            typeOfJobs
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const metadata = data?.viewer?.metadata;
  if (!metadata) throw new Error('The choices of the user could not be read.');
  return metadata;
};

/** Adds and removes what a form did, so that what another tab chose meanwhile stays. */
export const mergeChoices = <T>(
  now: readonly T[],
  shown: readonly T[],
  chosen: readonly T[],
): readonly T[] => [
  ...now.filter((one) => chosen.includes(one) || !shown.includes(one)),
  ...chosen.filter((one) => !shown.includes(one) && !now.includes(one)),
];
