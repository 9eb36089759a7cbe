import { firstText } from '../../i18n/firstText.ts';
import type { feedQueries_CityCategoryQuery } from '../../__generated__/feedQueries_CityCategoryQuery.graphql.ts';
import type { feedQueries_CityQuery } from '../../__generated__/feedQueries_CityQuery.graphql.ts';
import type { feedQueries_PostsQuery } from '../../__generated__/feedQueries_PostsQuery.graphql.ts';
import type { SiteConfig } from '../../config/SiteConfig.tsx';
import type { Texts } from '../../entry/textsIn.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import type { feedQueries } from './feedQueries.ts';
import { blogPath, cityCategoryPath, cityPath, offerPath, pathFor, postPath } from '../../paths/paths.ts';
import type { Ask } from '../gateway/ask.ts';
import { nodesOf } from '../../relay/nodesOf.ts';
import type { FeedContent, FeedItem } from './feedOf.ts';
import type { FeedPlace } from './feedPath.ts';

export interface FeedSources {
  readonly ask: Ask;
  readonly queries: typeof feedQueries;
  readonly site: Pick<SiteConfig, 'productName' | 'publicOrigin'>;
  readonly language: LanguageCode;
  readonly texts: Texts;
}

type Words = Pick<FeedContent, 'title' | 'description' | 'items'> & { readonly path: string };

const urlIn = ({ site, language }: FeedSources, path: string): string =>
  site.publicOrigin + pathFor(language, path);

/** The fields of an offer in a feed. */
interface FeedOffer {
  readonly cardTitle: string | null | undefined;
  readonly cardOverview: string | null | undefined;
  readonly datePosted: string | null | undefined;
  readonly city: { readonly slug: string } | null | undefined;
  readonly partner: { readonly name: string; readonly slug: string } | null | undefined;
}

const offerItem = (sources: FeedSources, offer: FeedOffer): FeedItem[] => {
  const { cardTitle, cardOverview, city, datePosted, partner } = offer;
  if (!city || !partner || !datePosted) return [];
  return [
    {
      title: [cardTitle, partner.name].filter(Boolean).join(' – '),
      url: urlIn(sources, offerPath(city.slug, partner.slug)),
      text: cardOverview,
      date: datePosted,
    },
  ];
};

const ofCity = async (sources: FeedSources, citySlug: string): Promise<Words | null> => {
  const { ask, queries, language, texts } = sources;
  const { city } = await ask<feedQueries_CityQuery>(queries.city, language, { citySlug });
  if (!city) return null;
  const title = firstText(city.header, city.seoTitle, texts('city.offers.heading', { city: city.name }));
  return {
    path: cityPath(city.slug),
    title,
    description: firstText(city.seoDescription, texts('city.description', { city: city.name })),
    items: nodesOf(city.jobOffers).flatMap((offer) => offerItem(sources, offer)),
  };
};

const ofCityCategory = async (
  sources: FeedSources,
  slugs: { citySlug: string; categorySlug: string },
): Promise<Words | null> => {
  const { ask, queries, language, texts } = sources;
  const answer = await ask<feedQueries_CityCategoryQuery>(queries.cityCategory, language, slugs);
  const { cityCategory } = answer;
  if (!cityCategory?.city) return null;
  const { category, city, header } = cityCategory;
  const names = { city: city.name, category: category.name };
  const title = firstText(header, texts('cityCategory.title', names));
  return {
    path: cityCategoryPath(city.slug, category.slug),
    title,
    description: texts('cityCategory.description', { title }),
    items: nodesOf(cityCategory.jobOffers).flatMap((offer) => offerItem(sources, offer)),
  };
};

const ofBlog = async (sources: FeedSources): Promise<Words> => {
  const { ask, queries, language, texts } = sources;
  const { posts } = await ask<feedQueries_PostsQuery>(queries.posts, language, {});
  return {
    path: blogPath(),
    title: texts('blog.title'),
    description: texts('blog.lead'),
    items: nodesOf(posts).map(({ slug, title, excerpt, publishedAt }) => ({
      title,
      url: urlIn(sources, postPath(slug)),
      text: excerpt,
      date: publishedAt,
    })),
  };
};

/** The content of a feed; null when its subject does not exist. */
export const feedContent = async (sources: FeedSources, place: FeedPlace): Promise<FeedContent | null> => {
  const words =
    place.kind === 'blog'
      ? await ofBlog(sources)
      : place.kind === 'city'
        ? await ofCity(sources, place.citySlug)
        : await ofCityCategory(sources, place);
  if (words === null) return null;
  const { productName } = sources.site;
  const page = urlIn(sources, words.path);
  return {
    ...words,
    title: `${words.title} | ${productName}`,
    page,
    self: `${page}/feed.xml`,
    language: sources.language,
    productName,
  };
};
