import type { CityTexts } from '../types.ts';

export const cities: CityTexts = {
  header: [
    'Praca dorywcza: {city}',
    'Praca dodatkowa: {city}',
    'Elastyczna praca: {city}',
    'Praca na część etatu i zlecenia: {city}',
  ],
  overview: [
    '{city}: możesz tu dowozić jedzenie, wyprowadzać psy, pomagać w przeprowadzkach lub dawać korepetycje. Porównaj, ile można zarobić i jakie są wymagania. Często można zacząć w ciągu tygodnia.',
    'Szukasz pracy oprócz studiów lub etatu? Tu znajdziesz zlecenia z elastycznymi godzinami: {city} i okolice. W opiniach przeczytasz, jak było innym.',
    '{city}: praca dla osób, które same planują swój tydzień. Od razu widzisz, ile zarobisz, czego potrzebujesz i ile kosztuje start.',
    '{city}: na weekend lub na dłużej potrzebna jest pomoc przy dostawach, sprzątaniu, opiece nad dziećmi i nie tylko. Wybierz kategorię i zgłoś się w kilka minut.',
  ],
  seoTitle: [
    'Praca dorywcza: {city}',
    'Praca dodatkowa i zlecenia: {city}',
    'Elastyczna praca – {city}: zarobki i opinie',
    'Praca na część etatu i zlecenia: {city}',
  ],
  seoDescription: [
    'Praca dorywcza – {city}: dostawy, sprzątanie, opieka nad dziećmi i nie tylko. Porównaj zarobki, koszty i opinie, a potem zgłoś się online.',
    'Praca dodatkowa z elastycznymi godzinami: {city} i okolice. Sprawdź zarobki i wymagania, przeczytaj, co mówią inni.',
    'Elastyczna praca: {city}. Porównaj zlecenia i zacznij już wkrótce.',
    '{city}: praca na część etatu, w weekendy i dla studentów, ze szczerymi opiniami.',
  ],
};
