import type { ProductKey } from '../kinds.ts';
import type { ProductText } from '../types.ts';

export const products: Record<ProductKey, ProductText> = {
  smartphone: { name: 'Smartfon', description: 'Działa z aplikacjami wszystkich firm i ma dobry aparat.' },
  bicycle: { name: 'Rower miejski', description: 'Solidny rower ze światłami, błotnikami i bagażnikiem.' },
  'thermal-bag': {
    name: 'Torba termiczna',
    description: 'Przez godzinę utrzymuje ciepło dań i chłód napojów.',
  },
  helmet: { name: 'Kask rowerowy', description: 'Lekki kask z regulowanym paskiem.' },
  'rain-jacket': {
    name: 'Kurtka przeciwdeszczowa',
    description: 'Wodoodporna, oddychająca i dobrze widoczna po zmroku.',
  },
  'power-bank': {
    name: 'Powerbank',
    description: 'W czasie długiej zmiany dwa razy naładuje telefon.',
  },
  car: { name: 'Samochód na wynajem', description: 'Małe auto z ubezpieczeniem w cenie, opłata miesięczna.' },
  'cleaning-kit': {
    name: 'Zestaw do sprzątania',
    description: 'Ściereczki, rękawice i łagodne środki w jednym wiadrze.',
  },
  toolbox: { name: 'Skrzynka narzędziowa', description: 'Wkrętarka, śrubokręty, poziomica i młotek.' },
  'dog-lead': { name: 'Smycz', description: 'Regulowana smycz dla psów każdej wielkości.' },
  laptop: { name: 'Laptop', description: 'Lekki komputer do lekcji, testów i tłumaczeń.' },
  headset: { name: 'Słuchawki z mikrofonem', description: 'Czysty dźwięk na lekcjach online i w rozmowach.' },
  'driving-licence-check': {
    name: 'Sprawdzenie prawa jazdy',
    description: 'Potwierdza online, że prawo jazdy jest ważne.',
  },
  'liability-insurance': { name: 'Ubezpieczenie OC', description: 'Pokrywa szkody wyrządzone w pracy.' },
  'bike-rental': { name: 'Wynajem roweru', description: 'Rower z naprawami w cenie, opłata miesięczna.' },
  'first-aid-course': { name: 'Kurs pierwszej pomocy', description: 'Jednodniowy kurs z zaświadczeniem.' },
  'background-check': {
    name: 'Zaświadczenie o niekaralności',
    description: 'Pomaga zdobyć dokument, o który proszą rodziny i pasażerowie.',
  },
  'tax-software': {
    name: 'Program do podatków',
    description: 'Pomaga przy fakturach i zeznaniu podatkowym.',
  },
  'language-course': { name: 'Kurs językowy', description: 'Dwadzieścia lekcji online z lektorem.' },
  'food-hygiene-course': {
    name: 'Kurs higieny żywności',
    description: 'Dwugodzinny kurs z zaświadczeniem wymaganym w kuchniach.',
  },
};
