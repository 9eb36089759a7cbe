import { localeOf, type Language } from '../../rest/language.ts';
import type { QueryContext } from '../../sql/queryContext.ts';
import { siteText } from '../../rest/siteText.ts';
import { pictureKind } from '../pictures.ts';
import {
  shownCity,
  shownCityCategory,
  shownOffer,
  shownPartner,
  shownPost,
  type Shown,
} from './cardQueries.ts';
import type { SocialCard } from './socialCard.ts';

interface CardKind {
  /** How many slugs name one. */
  readonly slugs: number;
  /** The kind of its picture; null for that of the site. */
  readonly pictures: string | null;
  readonly find: (context: QueryContext, slug: string, other: string) => Promise<Shown | null>;
  readonly usualTitle: (language: Language, names: Record<string, string>) => string;
  readonly kicker: readonly ('partner' | 'city')[];
}

const site: Shown = {
  title: null,
  city: null,
  category: null,
  partner: null,
  picture: null,
  rating: null,
  ratingCount: 0,
  offerCount: null,
  earning: null,
  earningCount: null,
  currency: null,
};

/** The cards by the first part of their address. */
const kinds: Readonly<Record<string, CardKind>> = {
  site: {
    slugs: 0,
    pictures: null,
    find: async () => site,
    usualTitle: (language) => siteText(language, 'home.title'),
    kicker: [],
  },
  cities: {
    slugs: 1,
    pictures: 'cities',
    find: shownCity,
    usualTitle: (language, names) => siteText(language, 'city.offers.heading', names),
    kicker: [],
  },
  'city-categories': {
    slugs: 2,
    pictures: 'categories',
    find: shownCityCategory,
    usualTitle: (language, names) => siteText(language, 'cityCategory.title', names),
    kicker: ['city'],
  },
  partners: {
    slugs: 1,
    pictures: 'partners',
    find: shownPartner,
    usualTitle: (_language, { partner = '' }) => partner,
    kicker: [],
  },
  offers: {
    slugs: 2,
    pictures: 'partners',
    find: shownOffer,
    usualTitle: (language, names) => siteText(language, 'offer.title', names),
    kicker: ['partner', 'city'],
  },
  posts: { slugs: 1, pictures: 'posts', find: shownPost, usualTitle: () => '', kicker: [] },
};

/** The mean pay as the page of the offer shows it, and how many answers it is from; none without answers. */
const payOf = (language: Language, { earning, earningCount, currency }: Shown): SocialCard['pay'] => {
  if (earning === null || earningCount === null || currency === null) return null;
  const amount = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
    ...(earning >= 100 ? { maximumFractionDigits: 0 } : {}),
  }).format(earning);
  return {
    amount: siteText(language, 'offerCard.earning', { amount }),
    answers: siteText(language, 'offerCard.earningCount', { count: earningCount }),
  };
};

const offersText = (language: Language, { offerCount }: Shown): string[] =>
  offerCount === null || offerCount === 0 ? [] : [siteText(language, 'city.offers', { count: offerCount })];

const ratingText = (language: Language, { rating, ratingCount }: Shown): string[] => {
  if (rating === null || ratingCount === 0) return [];
  const format = (value: number) =>
    new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 }).format(value);
  return [`★ ${format(rating)} (${format(ratingCount)})`];
};

/**
 * The card at `<kind>[/<slug>[/<slug>]]`, with the texts that the site itself has; null for an unknown one. Nothing of an address is drawn,
 * so that nobody can put words of theirs under the logo of the site.
 */
export const findCard = async (
  context: QueryContext,
  path: string,
  brand: string,
): Promise<SocialCard | null> => {
  const [name = '', ...slugs] = path.split('/');
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind?.slugs !== slugs.length) return null;
  const [slug = '', other = ''] = slugs;
  const shown = await kind.find(context, slug, other);
  if (shown === null) return null;
  const { language } = context;
  const { city, category, partner, picture } = shown;
  const names = { city: city ?? '', category: category ?? '', partner: partner ?? '' };
  const drawn = picture === null || kind.pictures === null ? undefined : pictureKind(kind.pictures, picture);
  return {
    title: shown.title ?? kind.usualTitle(language, names),
    kicker: kind.kicker.flatMap((part) => names[part] || []).join(' · '),
    pay: payOf(language, shown),
    figures: [...offersText(language, shown), ...ratingText(language, shown)],
    brand,
    picture: drawn === undefined || picture === null ? undefined : { kind: drawn, slug: picture },
  };
};
