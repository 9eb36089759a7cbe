import { z } from 'zod';
import { categoryTexts } from './categories/categoryTexts.ts';
import { equipmentKeys, offerKinds, serviceKeys } from './kinds.ts';
import { mapKeys } from './mapKeys.ts';
import { moreJobTexts } from './more-jobs/moreJobTexts.ts';
import { offerTexts } from './offers/offerTexts.ts';
import { postTexts } from './posts/postTexts.ts';
import { readTexts, recordOf, Text, textLanguages, Texts, type TextLanguage } from './readTexts.ts';

const Stars = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);

export type Stars = z.infer<typeof Stars>;

const Reviews = z.strictObject({
  firstNames: Texts,
  /** Texts for offers of any kind. */
  byStars: recordOf(['1', '2', '3', '4', '5'], Texts),
  /** Texts for offers of one kind. */
  byKind: recordOf(offerKinds, z.array(z.strictObject({ stars: Stars, text: Text })).min(1)),
});

/** Variants, all with `{city}`. */
const Cities = z.strictObject({ header: Texts, overview: Texts, seoTitle: Texts, seoDescription: Texts });

/** The description of a partner by the kind of its offers, with `{partner}`. */
const Partners = recordOf(offerKinds, Text);

const Products = recordOf(
  [...equipmentKeys, ...serviceKeys],
  z.strictObject({ name: Text, description: Text }),
);

/** The phrases of `GET /phrases`, by message id. */
const Phrases = z.record(z.string(), Text);

const readLanguage = (language: TextLanguage) => ({
  offers: offerTexts(language),
  reviews: readTexts('reviews', Reviews, language),
  cities: readTexts('cities', Cities, language),
  categories: categoryTexts(language),
  partners: readTexts('partners', Partners, language),
  products: readTexts('products', Products, language),
  posts: postTexts(language),
  moreJobs: moreJobTexts(language),
  phrases: readTexts('phrases', Phrases, language),
});

const texts = mapKeys(textLanguages, readLanguage);

/** All sample texts of one language. */
export const textsOf = (language: TextLanguage): ReturnType<typeof readLanguage> => texts[language];
