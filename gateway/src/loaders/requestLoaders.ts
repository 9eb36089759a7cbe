import pLimit from 'p-limit';
import { accountWrites } from './accountWrites.ts';
import { cityCategoryLoaders, cityLoaders } from './cityLoaders.ts';
import { jobOfferLoaders, offerFigureLoaders } from './jobOfferLoaders.ts';
import type { LoaderSources } from './batching.ts';
import { moreJobLoaders } from './moreJobLoaders.ts';
import { partnerLoaders } from './partnerLoaders.ts';
import { postLoaders } from './postLoaders.ts';
import { reviewLoaders } from './reviewLoaders.ts';
import { searchLoaders } from './searchLoaders.ts';
import { siteLoaders } from './siteLoaders.ts';
import { viewerLoaders } from './viewerLoaders.ts';
import { contributionWrites } from './contributionWrites.ts';
import { viewerWrites } from './viewerWrites.ts';
import { writes } from './writes.ts';

/** How many calls of a request are under way at once. */
export const callsAtOnce = 16;

const loaderFactories = {
  cities: cityLoaders,
  cityCategories: cityCategoryLoaders,
  partners: partnerLoaders,
  jobOffers: jobOfferLoaders,
  moreJobs: moreJobLoaders,
  offerFigures: offerFigureLoaders,
  reviews: reviewLoaders,
  posts: postLoaders,
  search: searchLoaders,
  site: siteLoaders,
  viewer: viewerLoaders,
  writes: ({ rest }: LoaderSources) => writes(rest),
  contributionWrites: ({ rest }: LoaderSources) => contributionWrites(rest),
  viewerWrites: ({ rest }: LoaderSources) => viewerWrites(rest),
  accountWrites: ({ rest }: LoaderSources) => accountWrites(rest),
};

/** The loaders and writes of one request, by noun. */
export type Loaders = {
  readonly [N in keyof typeof loaderFactories]: ReturnType<(typeof loaderFactories)[N]>;
};

/** Makes the loaders of a noun when a resolver first needs them: most requests need two or three nouns. */
class LazyLoaders {
  readonly #makeSources: (forget: () => void) => LoaderSources;
  #sources: LoaderSources | undefined;

  constructor(makeSources: (forget: () => void) => LoaderSources) {
    this.#makeSources = makeSources;
  }

  get sources(): LoaderSources {
    this.#sources ??= this.#makeSources(() => {
      for (const noun of Object.keys(loaderFactories)) Reflect.deleteProperty(this, noun);
    });
    return this.#sources;
  }
}

for (const [noun, make] of Object.entries(loaderFactories)) {
  Object.defineProperty(LazyLoaders.prototype, noun, {
    get(this: LazyLoaders) {
      const value = make(this.sources);
      Object.defineProperty(this, noun, { value, configurable: true });
      return value;
    },
  });
}

/**
 * @param sourcesOf makes what loaders need, for the first of them: some requests load nothing. `forget` drops what the
 * request has read, so that the payload of a write shows what it changed.
 */
export const requestLoaders = (sourcesOf: (forget: () => void) => Omit<LoaderSources, 'limit'>): Loaders =>
  new LazyLoaders((forget) => ({
    ...sourcesOf(forget),
    limit: pLimit(callsAtOnce),
  })) as object as Loaders;
