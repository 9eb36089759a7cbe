import type { MyJobOffer, Page, User, UserLanguage, UserMetadata } from '../rest/rows.ts';
import type { LoaderSources } from './loaderSources.ts';
import { once } from './once.ts';

export interface ViewerOffers {
  readonly page: number;
  readonly limit: number;
  /** The parts that the query asks for, comma separated; empty when none. */
  readonly expand: string;
}

/** What belongs to the signed-in user. Every call carries the token. */
export const viewerLoaders = ({ rest, limit }: LoaderSources) => ({
  account: once(
    (_me: 'me') => rest.load<User>({ target: 'webApi', path: '/my/user', authorised: true }),
    limit,
  ),

  metadata: once(
    (_me: 'me') =>
      rest.load<UserMetadata>({
        target: 'webApi',
        path: '/my/user/metadata/',
        authorised: true,
        messageKey: 'error.loadMetadata',
      }),
    limit,
  ),

  languages: once(async (_me: 'me') => {
    const page = await rest.load<Page<UserLanguage>>({
      target: 'webApi',
      path: '/my/languages',
      query: { expand: 'level' },
      authorised: true,
    });
    return page?.items ?? [];
  }, limit),

  jobOffersPage: once(
    ({ page, limit: size, expand }: ViewerOffers) =>
      rest.load<Page<MyJobOffer>>({
        target: 'webApi',
        path: '/my/job_offers',
        query: { page, limit: size, expand: expand === '' ? undefined : expand },
        authorised: true,
      }),
    limit,
  ),
});
