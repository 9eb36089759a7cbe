import { categoryTexts } from './categoryTexts.ts';

export const categories = categoryTexts(
  {
    header: '{subject}: {city}',
    overviewEnd: 'Porównaj zarobki, koszty i opinie o wszystkich ofertach: {city}.',
  },
  {
    delivery: [
      'Dostawy',
      'dostawy',
      'Praca w dostawach',
      'Dowozisz jedzenie, zakupy lub paczki w mieście {city}, rowerem, skuterem lub samochodem.',
    ],
    driving: [
      'Prowadzenie pojazdów',
      'prowadzenie-pojazdow',
      'Praca dla kierowców',
      'Z prawem jazdy znajdziesz w mieście {city} pracę na trasach, transferach i wycieczkach.',
    ],
    ridesharing: [
      'Przewóz osób',
      'przewoz-osob',
      'Praca w przewozie osób',
      'Wozisz pasażerów po mieście {city}, kiedy masz czas.',
    ],
    cleaning: [
      'Sprzątanie',
      'sprzatanie',
      'Praca przy sprzątaniu',
      'Domy i biura w mieście {city} szukają rzetelnych osób do sprzątania.',
    ],
    babysitting: [
      'Opieka nad dziećmi',
      'opieka-nad-dziecmi',
      'Praca przy opiece nad dziećmi',
      'Rodziny w mieście {city} szukają opieki na popołudnia i wieczory.',
    ],
    'pet-care': [
      'Opieka nad zwierzętami',
      'opieka-nad-zwierzetami',
      'Praca ze zwierzętami',
      'Wyprowadzasz psy i opiekujesz się kotami w mieście {city}.',
    ],
    tutoring: [
      'Korepetycje',
      'korepetycje',
      'Praca przy korepetycjach',
      'Pomagasz uczniom w mieście {city} w zadaniach i sprawdzianach.',
    ],
    handyman: [
      'Drobne naprawy',
      'drobne-naprawy',
      'Praca dla złotej rączki',
      'Naprawiasz, wiercisz i montujesz u ludzi w mieście {city}.',
    ],
    moving: [
      'Przeprowadzki',
      'przeprowadzki',
      'Praca przy przeprowadzkach',
      'Nosisz pudła i meble, gdy ludzie w mieście {city} się przeprowadzają.',
    ],
    'mystery-shopping': [
      'Tajemniczy klient',
      'tajemniczy-klient',
      'Praca jako tajemniczy klient',
      'Sprawdzasz sklepy i restauracje w mieście {city} i piszesz raporty.',
    ],
    surveys: [
      'Ankiety',
      'ankiety',
      'Płatne ankiety',
      'Mówisz, co myślisz o produktach i usługach, w domu w mieście {city} lub w drodze.',
    ],
    crowdtesting: [
      'Testowanie aplikacji',
      'testowanie-aplikacji',
      'Praca przy testowaniu aplikacji',
      'W mieście {city} sprawdzasz aplikacje i strony i zgłaszasz błędy.',
    ],
    translation: [
      'Tłumaczenia',
      'tlumaczenia',
      'Praca dla tłumaczy',
      'Tłumaczysz i poprawiasz teksty zdalnie, z miasta {city}.',
    ],
    photography: [
      'Fotografia',
      'fotografia',
      'Praca dla fotografów',
      'Fotografujesz mieszkania, dania lub wydarzenia w mieście {city}.',
    ],
    hosting: [
      'Opieka nad gośćmi',
      'opieka-nad-goscmi',
      'Praca przy opiece nad gośćmi',
      'Pokazujesz gościom miasto {city} lub dbasz o ich nocleg.',
    ],
    retail: [
      'Handel',
      'handel',
      'Praca w sklepach',
      'Sklepy w mieście {city} potrzebują pomocy na kasie i w magazynie.',
    ],
    hospitality: [
      'Gastronomia',
      'gastronomia',
      'Praca w gastronomii',
      'Restauracje, bary i hotele w mieście {city} szukają rąk do pracy.',
    ],
    promotion: [
      'Promocja',
      'promocja',
      'Praca przy promocjach',
      'Prezentujesz produkty na targach i w sklepach w mieście {city}.',
    ],
    care: [
      'Opieka',
      'opieka',
      'Praca przy opiece nad seniorami',
      'Wspierasz starsze osoby w mieście {city} w codziennym życiu.',
    ],
    'personal-training': [
      'Trening osobisty',
      'trening-osobisty',
      'Praca dla trenerów',
      'Trenujesz ludzi w mieście {city} w parku, w klubie lub w domu.',
    ],
  },
);
