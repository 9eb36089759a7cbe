import { categories } from '../categories/nl.ts';
import { cities } from '../cities/nl.ts';
import { moreJobs } from '../more-jobs/nl.ts';
import { offers } from '../offers/nl.ts';
import { partners } from '../partners/nl.ts';
import { phrases } from '../phrases/nl.ts';
import { posts } from '../posts/nl.ts';
import { products } from '../products/nl.ts';
import { reviews } from '../reviews/nl.ts';
import type { LanguageTexts } from '../types.ts';

export const nl: LanguageTexts = {
  offers,
  reviews,
  cities,
  categories,
  partners,
  products,
  posts,
  moreJobs,
  phrases,
};
