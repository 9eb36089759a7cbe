import { city } from './curatedCity.ts';

/** Austria and Switzerland. */
export const alpineCities = [
  city(2761369, 'Wien', {
    en: 'Vienna',
    es: 'Viena',
    fr: 'Vienne',
    it: 'Vienna',
    nl: 'Wenen',
    pl: 'Wiedeń',
    pt: 'Viena',
    tr: 'Viyana',
  }),
  city(2778067, 'Graz'),
  city(2772400, 'Linz'),
  city(2766824, 'Salzburg', { es: 'Salzburgo', fr: 'Salzbourg', it: 'Salisburgo', pt: 'Salzburgo' }),
  city(2775220, 'Innsbruck'),
  city(2657896, 'Zürich', {
    en: 'Zurich',
    es: 'Zúrich',
    fr: 'Zurich',
    it: 'Zurigo',
    pl: 'Zurych',
    pt: 'Zurique',
    tr: 'Zürih',
  }),
  city(2660646, 'Genève', {
    de: 'Genf',
    en: 'Geneva',
    es: 'Ginebra',
    it: 'Ginevra',
    pl: 'Genewa',
    pt: 'Genebra',
    tr: 'Cenevre',
  }),
  city(2661604, 'Basel', {
    es: 'Basilea',
    fr: 'Bâle',
    it: 'Basilea',
    nl: 'Bazel',
    pl: 'Bazylea',
    pt: 'Basileia',
  }),
  city(2661552, 'Bern', { es: 'Berna', fr: 'Berne', it: 'Berna', pl: 'Berno', pt: 'Berna' }),
  city(2659994, 'Lausanne', { es: 'Lausana', it: 'Losanna', pl: 'Lozanna', pt: 'Lausana', tr: 'Lozan' }),
  city(2659836, 'Lugano'),
];
