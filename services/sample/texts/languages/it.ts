import { categories } from '../categories/it.ts';
import { cities } from '../cities/it.ts';
import { moreJobs } from '../more-jobs/it.ts';
import { offers } from '../offers/it.ts';
import { partners } from '../partners/it.ts';
import { phrases } from '../phrases/it.ts';
import { posts } from '../posts/it.ts';
import { products } from '../products/it.ts';
import { reviews } from '../reviews/it.ts';
import type { LanguageTexts } from '../types.ts';

export const it: LanguageTexts = {
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
