import type { CityTexts } from '../types.ts';

export const cities: CityTexts = {
  header: [
    'Praca dorywcza: {city}',
    'Praca dodatkowa: {city}',
    'Elastyczna praca: {city}',
    'Część etatu i zlecenia: {city}',
  ],
  overview: [
    'W mieście {city} możesz dowozić jedzenie, wyprowadzać psy, pomagać w przeprowadzkach lub dawać korepetycje. Porównaj, ile można zarobić i czego się wymaga. Często zaczyna się w ciągu tygodnia.',
    'Szukasz pracy obok studiów lub etatu w mieście {city}? Tu znajdziesz oferty z elastycznymi godzinami. W opiniach przeczytasz, jak było innym.',
    '{city} ma pracę dla osób, które chcą same planować tydzień. Od razu widzisz, ile zarobisz, czego potrzebujesz i ile kosztuje start.',
    'Na weekend lub na dłużej: w mieście {city} potrzebna jest pomoc przy dostawach, sprzątaniu, dzieciach i nie tylko. Wybierz kategorię i zgłoś się w kilka minut.',
  ],
  seoTitle: [
    'Praca dorywcza: {city}',
    'Praca dodatkowa i zlecenia: {city}',
    'Elastyczna praca: {city}, zarobki i opinie',
    'Część etatu i zlecenia: {city}',
  ],
  seoDescription: [
    'Praca dorywcza, {city}: dostawy, sprzątanie, opieka nad dziećmi i więcej. Porównaj zarobki, koszty i opinie i zgłoś się od razu.',
    'Praca dodatkowa z elastycznymi godzinami, {city}. Sprawdź zarobki i wymagania i przeczytaj, co mówią inni.',
    'Elastyczna praca w jednym miejscu: {city}. Porównaj oferty i zacznij wkrótce.',
    'Praca na część etatu, w weekendy i dla studentów, {city}. Z uczciwymi opiniami.',
  ],
};
