import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { redirectTarget_ViewerQuery } from '../../../__generated__/redirectTarget_ViewerQuery.graphql.ts';
import { cityPath, jobRequirementsPath } from '../../../paths/paths.ts';
import { findCitiesNearVisitor } from '../../../shell/footer/useCitiesNearVisitor.ts';
import type { RedirectPurpose } from './redirectPurpose.ts';
import { sendQuery } from '../../../relay/sendQuery.ts';

/** The path of the city to work in, or else of the first city near the visitor. */
const cityPathOf = async (
  environment: IEnvironment,
  worktown: string | undefined,
): Promise<string | null> => {
  const slug = worktown ?? (await findCitiesNearVisitor(environment)).cities?.[0]?.slug;
  return slug === undefined ? null : cityPath(slug);
};

/** Where the home page sends the signed-in user; null if the profile lacks what is needed. */
export const redirectTarget = async (
  environment: IEnvironment,
  purpose: RedirectPurpose,
): Promise<string | null> => {
  const answer = await sendQuery<redirectTarget_ViewerQuery>(
    environment,
    graphql`
      query redirectTarget_ViewerQuery {
        viewer {
          metadata {
            homeCountry {
              code
            }
            worktown {
              slug
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const metadata = answer?.viewer?.metadata;
  if (purpose === 'job_offers') return cityPathOf(environment, metadata?.worktown?.slug);
  return metadata?.homeCountry ? jobRequirementsPath(metadata.homeCountry.code) : null;
};
