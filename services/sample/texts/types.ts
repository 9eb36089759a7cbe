import { siteLanguages, type Language } from '../../src/rest/language.ts';
import type { CategoryKey, MoreJobKey, OfferKind, PostKey, ProductKey } from './kinds.ts';

export type TextLanguage = Language;

/** Sorted by code, because random choices depend on the order. */
export const textLanguages: readonly TextLanguage[] = siteLanguages.toSorted();

/** The texts of an offer. `{partner}` is replaced on generation, `{city}` stays in the rows. */
export interface OfferText {
  cardTitle: string;
  cardOverview: string;
  earnings: string;
  /** HTML. */
  description: string;
  /** HTML list. */
  howToStart: string;
  /** HTML list. */
  jobRequirementsDetails: string;
  fees: string;
  commonExpenses: string;
  joiningBonus: string;
  /** HTML. */
  overview: string;
  overviewHeader: string;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
}

export type Stars = 1 | 2 | 3 | 4 | 5;

export interface ReviewTexts {
  firstNames: readonly string[];
  /** Texts for offers of any kind. */
  byStars: Record<Stars, readonly string[]>;
  /** Texts for offers of one kind; every kind has at least one. */
  byKind: Record<OfferKind, readonly KindReview[]>;
}

export interface KindReview {
  stars: Stars;
  text: string;
}

/** Four variants each, all with `{city}`. */
export interface CityTexts {
  header: readonly string[];
  overview: readonly string[];
  seoTitle: readonly string[];
  seoDescription: readonly string[];
}

export interface CategoryText {
  name: string;
  slug: string;
  /** Template with `{city}`. */
  header: string;
  /** Template with `{city}`. */
  overview: string;
}

export interface ProductText {
  name: string;
  description: string;
}

/** Posts about a city (`cityPostKeys`) contain `{city}`; the slug of the city is appended to their slug. */
export interface PostText {
  slug: string;
  title: string;
  excerpt: string;
  /** HTML. */
  body: string;
}

/** The description contains `{city}` and `{partner}`. */
export interface MoreJobText {
  title: string;
  description: string;
}

export interface LanguageTexts {
  offers: Record<OfferKind, OfferText>;
  reviews: ReviewTexts;
  cities: CityTexts;
  categories: Record<CategoryKey, CategoryText>;
  /** The description of a partner by the kind of its offers, with `{partner}`. */
  partners: Record<OfferKind, string>;
  products: Record<ProductKey, ProductText>;
  posts: Record<PostKey, PostText>;
  moreJobs: Record<MoreJobKey, MoreJobText>;
  /** The phrases of `GET /phrases`, by message id. */
  phrases: Readonly<Record<string, string>>;
}
