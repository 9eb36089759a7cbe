import { categories } from '../categories/sv.ts';
import { cities } from '../cities/sv.ts';
import { moreJobs } from '../more-jobs/sv.ts';
import { offers } from '../offers/sv.ts';
import { partners } from '../partners/sv.ts';
import { phrases } from '../phrases/sv.ts';
import { posts } from '../posts/sv.ts';
import { products } from '../products/sv.ts';
import { reviews } from '../reviews/sv.ts';
import type { LanguageTexts } from '../types.ts';

export const sv: LanguageTexts = {
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
