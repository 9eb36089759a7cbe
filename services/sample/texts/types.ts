import { siteLanguages, type Language } from '../../src/rest/language.ts';
import type { CategoryKey, MoreJobKey, OfferKind, PostKey, ProductKey } from './kinds.ts';

export type TextLanguage = Language;

/** By code: the order decides what the random numbers pick. */
export const textLanguages: readonly TextLanguage[] = siteLanguages.toSorted();

/** Texts of one offer. `{partner}` is filled on generation, `{city}` stays for the reader of the row. */
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
  /** Fit any offer. */
  byStars: Record<Stars, readonly string[]>;
  /** Fit offers of one kind only; every kind has at least one. */
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

/** Posts of a city (`cityPostKeys`) carry `{city}`; their slug wants the city's slug appended. */
export interface PostText {
  slug: string;
  title: string;
  excerpt: string;
  /** HTML. */
  body: string;
}

/** The description carries `{city}` and `{partner}`. */
export interface MoreJobText {
  title: string;
  description: string;
}

export interface LanguageTexts {
  offers: Record<OfferKind, OfferText>;
  reviews: ReviewTexts;
  cities: CityTexts;
  categories: Record<CategoryKey, CategoryText>;
  /** Description of a partner by the kind of its offers, with `{partner}`. */
  partners: Record<OfferKind, string>;
  products: Record<ProductKey, ProductText>;
  posts: Record<PostKey, PostText>;
  moreJobs: Record<MoreJobKey, MoreJobText>;
  /** Interface messages handed out under /phrases/, by message id. */
  phrases: Readonly<Record<string, string>>;
}
