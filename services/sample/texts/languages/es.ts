import { categories } from '../categories/es.ts';
import { cities } from '../cities/es.ts';
import { moreJobs } from '../more-jobs/es.ts';
import { offers } from '../offers/es.ts';
import { partners } from '../partners/es.ts';
import { phrases } from '../phrases/es.ts';
import { posts } from '../posts/es.ts';
import { products } from '../products/es.ts';
import { reviews } from '../reviews/es.ts';
import type { LanguageTexts } from '../types.ts';

export const es: LanguageTexts = {
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
