import { categoryTexts } from './categoryTexts.ts';

export const categories = categoryTexts(
  {
    header: '{subject}: {city}',
    overviewEnd: 'Porównaj zarobki, koszty i opinie o wszystkich zleceniach: {city} i okolice.',
  },
  {
    delivery: [
      'Dostawy',
      'dostawy',
      'Praca w dostawach',
      'Dowozisz jedzenie, zakupy lub paczki rowerem, skuterem lub samochodem.',
    ],
    driving: [
      'Praca za kierownicą',
      'praca-za-kierownica',
      'Praca dla kierowców',
      'Z prawem jazdy znajdziesz pracę przy rozwożeniu towaru, transferach i wycieczkach.',
    ],
    ridesharing: [
      'Przewóz osób',
      'przewoz-osob',
      'Praca w przewozie osób',
      'Wozisz pasażerów po mieście, kiedy masz czas.',
    ],
    cleaning: [
      'Sprzątanie',
      'sprzatanie',
      'Praca przy sprzątaniu',
      'Właściciele domów i biur szukają rzetelnych osób do sprzątania.',
    ],
    babysitting: [
      'Opieka nad dziećmi',
      'opieka-nad-dziecmi',
      'Praca przy opiece nad dziećmi',
      'Rodziny szukają opieki na popołudnia i wieczory.',
    ],
    'pet-care': [
      'Opieka nad zwierzętami',
      'opieka-nad-zwierzetami',
      'Praca ze zwierzętami',
      'Wyprowadzasz psy i opiekujesz się kotami.',
    ],
    tutoring: [
      'Korepetycje',
      'korepetycje',
      'Praca dla korepetytorów',
      'Pomagasz uczniom w zadaniach i sprawdzianach.',
    ],
    handyman: [
      'Drobne naprawy',
      'drobne-naprawy',
      'Praca dla złotej rączki',
      'Naprawiasz, wiercisz i montujesz u klientów w domu.',
    ],
    moving: [
      'Przeprowadzki',
      'przeprowadzki',
      'Praca przy przeprowadzkach',
      'Nosisz pudła i meble, gdy ktoś się przeprowadza.',
    ],
    'mystery-shopping': [
      'Tajemniczy klient',
      'tajemniczy-klient',
      'Praca jako tajemniczy klient',
      'Sprawdzasz sklepy i restauracje i piszesz raporty.',
    ],
    surveys: [
      'Ankiety',
      'ankiety',
      'Płatne ankiety',
      'Mówisz, co myślisz o produktach i usługach, w domu lub w drodze.',
    ],
    crowdtesting: [
      'Testowanie aplikacji',
      'testowanie-aplikacji',
      'Praca przy testowaniu aplikacji',
      'Sprawdzasz aplikacje i strony i zgłaszasz błędy.',
    ],
    translation: [
      'Tłumaczenia',
      'tlumaczenia',
      'Praca dla tłumaczy',
      'Tłumaczysz i poprawiasz teksty zdalnie.',
    ],
    photography: [
      'Fotografia',
      'fotografia',
      'Praca dla fotografów',
      'Fotografujesz mieszkania, dania lub wydarzenia.',
    ],
    hosting: [
      'Opieka nad gośćmi',
      'opieka-nad-goscmi',
      'Praca przy opiece nad gośćmi',
      'Pokazujesz gościom miasto lub dbasz o ich nocleg.',
    ],
    retail: ['Handel', 'handel', 'Praca w sklepach', 'Sklepy potrzebują pomocy przy kasie i w magazynie.'],
    hospitality: [
      'Gastronomia',
      'gastronomia',
      'Praca w gastronomii',
      'Restauracje, bary i hotele szukają pracowników.',
    ],
    promotion: [
      'Akcje promocyjne',
      'akcje-promocyjne',
      'Praca przy akcjach promocyjnych',
      'Prezentujesz produkty na targach i w sklepach.',
    ],
    care: [
      'Opieka nad seniorami',
      'opieka-nad-seniorami',
      'Praca przy opiece nad seniorami',
      'Wspierasz starsze osoby w codziennym życiu.',
    ],
    'personal-training': [
      'Trening personalny',
      'trening-personalny',
      'Praca dla trenerów personalnych',
      'Prowadzisz treningi w parku, w klubie lub w domu.',
    ],
  },
);
