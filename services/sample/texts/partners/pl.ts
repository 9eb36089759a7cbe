import type { OfferKind } from '../kinds.ts';

export const partners: Record<OfferKind, string> = {
  'bike-delivery': '{partner} dowozi rowerem dania i zakupy. Kurierzy wybierają zmiany w aplikacji.',
  'car-delivery':
    '{partner} dostarcza paczki ze sklepów internetowych pod drzwi. Trasy rezerwuje się pojedynczo.',
  ridesharing: '{partner} łączy kierowców i pasażerów. Przejazdy zamawia się i opłaca w aplikacji.',
  cleaning: '{partner} znajduje osoby do sprzątania domów i biur. Stawki ustalają one samodzielnie.',
  babysitting:
    '{partner} pomaga rodzinom znaleźć opiekę w pobliżu. Przed pierwszym wieczorem można się poznać.',
  'pet-care':
    '{partner} łączy właścicieli zwierząt z osobami, które je lubią. Spacery i pobyty rezerwuje się online.',
  tutoring:
    '{partner} organizuje korepetycje dla uczniów w każdym wieku. Lekcje odbywają się w domu albo online.',
  handyman: '{partner} znajduje osoby do napraw, montażu i przeprowadzek. Cena jest znana z góry.',
  'mystery-shopping':
    '{partner} sprawdza obsługę w sklepach i restauracjach. Tajemniczy klienci przychodzą bez zapowiedzi i piszą raporty.',
  crowdtesting:
    '{partner} zleca testy aplikacji i stron prawdziwym ludziom. Testerzy zgłaszają błędy i mówią, co myślą.',
  hospitality: '{partner} wysyła pracowników do restauracji i na imprezy. Zmiany rezerwuje się pojedynczo.',
  retail:
    '{partner} wspiera sklepy w ruchliwe dni. Pracownicy wykładają towar, doradzają i prezentują produkty.',
  translation: '{partner} tłumaczy dla firm z całego świata. Tłumacze pracują zdalnie.',
};
