import { categories } from '../categories/tr.ts';
import { cities } from '../cities/tr.ts';
import { moreJobs } from '../more-jobs/tr.ts';
import { offers } from '../offers/tr.ts';
import { partners } from '../partners/tr.ts';
import { phrases } from '../phrases/tr.ts';
import { posts } from '../posts/tr.ts';
import { products } from '../products/tr.ts';
import { reviews } from '../reviews/tr.ts';
import type { LanguageTexts } from '../types.ts';

export const tr: LanguageTexts = {
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
