import { categories } from '../categories/fr.ts';
import { cities } from '../cities/fr.ts';
import { moreJobs } from '../more-jobs/fr.ts';
import { offers } from '../offers/fr.ts';
import { partners } from '../partners/fr.ts';
import { phrases } from '../phrases/fr.ts';
import { posts } from '../posts/fr.ts';
import { products } from '../products/fr.ts';
import { reviews } from '../reviews/fr.ts';
import type { LanguageTexts } from '../types.ts';

export const fr: LanguageTexts = {
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
