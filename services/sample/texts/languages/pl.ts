import { categories } from '../categories/pl.ts';
import { cities } from '../cities/pl.ts';
import { moreJobs } from '../more-jobs/pl.ts';
import { offers } from '../offers/pl.ts';
import { partners } from '../partners/pl.ts';
import { phrases } from '../phrases/pl.ts';
import { posts } from '../posts/pl.ts';
import { products } from '../products/pl.ts';
import { reviews } from '../reviews/pl.ts';
import type { LanguageTexts } from '../types.ts';

export const pl: LanguageTexts = {
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
