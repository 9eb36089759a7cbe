import { accountWrites } from './accountWrites.ts';
import { bounded } from './bounded.ts';
import { cityCategoryLoaders } from './cityCategoryLoaders.ts';
import { cityLoaders } from './cityLoaders.ts';
import { jobOfferLoaders } from './jobOfferLoaders.ts';
import type { LoaderSources } from './loaderSources.ts';
import { moreJobLoaders } from './moreJobLoaders.ts';
import { offerFigureLoaders } from './offerFigureLoaders.ts';
import { partnerLoaders } from './partnerLoaders.ts';
import { postLoaders } from './postLoaders.ts';
import { reviewLoaders } from './reviewLoaders.ts';
import { siteLoaders } from './siteLoaders.ts';
import { viewerLoaders } from './viewerLoaders.ts';
import { viewerWrites } from './viewerWrites.ts';
import { writes } from './writes.ts';

const callsAtOnce = 16;

const nouns = {
  cities: cityLoaders,
  cityCategories: cityCategoryLoaders,
  partners: partnerLoaders,
  jobOffers: jobOfferLoaders,
  moreJobs: moreJobLoaders,
  offerFigures: offerFigureLoaders,
  reviews: reviewLoaders,
  posts: postLoaders,
  site: siteLoaders,
  viewer: viewerLoaders,
};

type Nouns = typeof nouns;

/** The loaders of one request, by noun. */
export type Loaders = { readonly [N in keyof Nouns]: ReturnType<Nouns[N]> } & {
  readonly writes: ReturnType<typeof writes>;
  readonly viewerWrites: ReturnType<typeof viewerWrites>;
  readonly accountWrites: ReturnType<typeof accountWrites>;
};

/** Makes each noun's loaders when a resolver first asks for them: most requests need two or three nouns. */
export const requestLoaders = (sources: Omit<LoaderSources, 'limit'>): Loaders => {
  const complete: LoaderSources = { ...sources, limit: bounded(callsAtOnce) };
  const made = new Map<keyof Nouns, unknown>();
  const lazily = <N extends keyof Nouns>(noun: N): ReturnType<Nouns[N]> => {
    if (!made.has(noun)) made.set(noun, nouns[noun](complete));
    return made.get(noun) as ReturnType<Nouns[N]>;
  };
  return {
    get cities() {
      return lazily('cities');
    },
    get cityCategories() {
      return lazily('cityCategories');
    },
    get partners() {
      return lazily('partners');
    },
    get jobOffers() {
      return lazily('jobOffers');
    },
    get moreJobs() {
      return lazily('moreJobs');
    },
    get offerFigures() {
      return lazily('offerFigures');
    },
    get reviews() {
      return lazily('reviews');
    },
    get posts() {
      return lazily('posts');
    },
    get site() {
      return lazily('site');
    },
    get viewer() {
      return lazily('viewer');
    },
    get accountWrites() {
      return accountWrites(sources.rest);
    },
    get viewerWrites() {
      return viewerWrites(sources.rest);
    },
    get writes() {
      return writes(sources.rest);
    },
  };
};
