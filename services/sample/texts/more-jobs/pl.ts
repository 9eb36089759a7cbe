import { moreJobTexts } from './moreJobTexts.ts';

export const moreJobs = moreJobTexts(
  [
    '{partner} oferuje umowę o pracę na pełny etat. Miejsce pracy: {city}.',
    'Pracujesz na pełny etat, a {partner} wprowadza cię w obowiązki. Miejsce pracy: {city}.',
    '{partner} ({city}) czeka na twoje zgłoszenie.',
  ],
  {
    'warehouse-worker': [
      'Pracownik magazynu',
      'Przyjmujesz towar, kompletujesz zamówienia i ładujesz ciężarówki.',
      'Masz dobrą kondycję i pracujesz na dwie zmiany.',
    ],
    'delivery-driver': [
      'Kierowca dostawca',
      'Doręczasz paczki na stałej trasie firmową furgonetką.',
      'Masz prawo jazdy i znasz okolicę.',
    ],
    'bus-driver': [
      'Kierowca autobusu',
      'Prowadzisz autobusy miejskie i pomagasz pasażerom.',
      'Masz prawo jazdy kategorii D albo chcesz je zrobić.',
    ],
    cook: [
      'Kucharz',
      'Gotujesz obiady i kolacje i układasz menu na tydzień.',
      'Masz wykształcenie gastronomiczne i zachowujesz spokój, gdy jest ruch.',
    ],
    waiter: [
      'Kelner',
      'Dbasz o gości od powitania do rachunku.',
      'Masz doświadczenie i uśmiechasz się nawet w długie wieczory.',
    ],
    'office-cleaner': [
      'Sprzątanie biur',
      'Wcześnie rano sprzątasz biura i sale spotkań.',
      'Pracujesz dokładnie i samodzielnie.',
    ],
    'care-assistant': [
      'Opiekun osób starszych',
      'Pomagasz starszym osobom w higienie, posiłkach i codziennych sprawach.',
      'Masz cierpliwość i pracujesz na zmiany.',
    ],
    'nursery-assistant': [
      'Pomoc w przedszkolu',
      'Bawisz się, śpiewasz i jesz z dziećmi od roku do sześciu lat.',
      'Masz wykształcenie pedagogiczne lub podobne.',
    ],
    electrician: [
      'Elektryk',
      'Zakładasz i sprawdzasz instalacje w mieszkaniach i biurach.',
      'Masz uprawnienia i prawo jazdy.',
    ],
    'software-tester': [
      'Tester oprogramowania',
      'Planujesz testy, opisujesz błędy i sprawdzasz poprawki.',
      'Pracujesz dokładnie i znasz co najmniej jedno narzędzie do testów.',
    ],
    'customer-support': [
      'Doradca klienta',
      'Odpowiadasz na pytania przez telefon, e-mail i czat.',
      'Dobrze piszesz i umiesz słuchać.',
    ],
    'sales-assistant': [
      'Sprzedawca',
      'Doradzasz klientom, obsługujesz kasę i dbasz o porządek w sklepie.',
      'Lubisz kontakt z ludźmi i pracujesz w soboty.',
    ],
    'office-clerk': [
      'Pracownik biurowy',
      'Zajmujesz się pocztą, zamówieniami i fakturami.',
      'Znasz zwykłe programy biurowe i lubisz porządek.',
    ],
    receptionist: [
      'Recepcjonista w hotelu',
      'Meldujesz gości, przyjmujesz rezerwacje i odpowiadasz na pytania.',
      'Mówisz w dwóch językach i pracujesz na zmiany.',
    ],
    'security-guard': [
      'Pracownik ochrony',
      'Kontrolujesz wejścia i robisz obchody w biurowcu.',
      'Masz wpis na listę kwalifikowanych pracowników ochrony i nie figurujesz w rejestrze karnym.',
    ],
  },
);
