import { categories } from '../categories/pt.ts';
import { cities } from '../cities/pt.ts';
import { moreJobs } from '../more-jobs/pt.ts';
import { offers } from '../offers/pt.ts';
import { partners } from '../partners/pt.ts';
import { phrases } from '../phrases/pt.ts';
import { posts } from '../posts/pt.ts';
import { products } from '../products/pt.ts';
import { reviews } from '../reviews/pt.ts';
import type { LanguageTexts } from '../types.ts';

export const pt: LanguageTexts = {
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
