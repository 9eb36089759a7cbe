import { categories } from '../categories/de.ts';
import { cities } from '../cities/de.ts';
import { moreJobs } from '../more-jobs/de.ts';
import { offers } from '../offers/de.ts';
import { partners } from '../partners/de.ts';
import { phrases } from '../phrases/de.ts';
import { posts } from '../posts/de.ts';
import { products } from '../products/de.ts';
import { reviews } from '../reviews/de.ts';
import type { LanguageTexts } from '../types.ts';

export const de: LanguageTexts = {
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
