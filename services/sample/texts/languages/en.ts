import { categories } from '../categories/en.ts';
import { cities } from '../cities/en.ts';
import { moreJobs } from '../more-jobs/en.ts';
import { offers } from '../offers/en.ts';
import { partners } from '../partners/en.ts';
import { phrases } from '../phrases/en.ts';
import { posts } from '../posts/en.ts';
import { products } from '../products/en.ts';
import { reviews } from '../reviews/en.ts';
import type { LanguageTexts } from '../types.ts';

export const en: LanguageTexts = {
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
