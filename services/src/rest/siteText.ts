import { readMessages } from '@citygigs/server/texts/readMessages.ts';
import { siteLanguages, type Language } from './language.ts';

type SiteTextId =
  | 'city.offers'
  | 'city.offers.heading'
  | 'cityCategory.title'
  | 'home.title'
  | 'offer.title'
  | 'offerCard.earning'
  | 'offerCard.earningCount'
  | 'offerType.freelance'
  | 'offerType.full_time'
  | 'offerType.part_time'
  | 'offerType.student'
  | 'offerType.weekend';

/** A text that pages of the site have: a title, or the name of a type of work. */
export const siteText = readMessages<SiteTextId, Language>(
  new URL('../../../locales/', import.meta.url),
  siteLanguages,
);
