import { categoryTexts } from './categoryTexts.ts';

export const categories = categoryTexts(
  {
    header: '{subject} in {city}',
    overviewEnd: 'Vergleiche Verdienst, Kosten und Bewertungen aller Jobs in {city}.',
  },
  {
    delivery: [
      'Lieferung',
      'lieferung',
      'Lieferjobs',
      'Du bringst den Leuten in {city} Essen, Einkäufe oder Pakete, mit Rad, Roller oder Auto.',
    ],
    driving: [
      'Fahren',
      'fahren',
      'Fahrerjobs',
      'Mit Führerschein findest du in {city} Arbeit bei Liefertouren, Transfers und Stadtrundfahrten.',
    ],
    ridesharing: [
      'Personenbeförderung',
      'personenbefoerderung',
      'Jobs in der Personenbeförderung',
      'Du fährst Fahrgäste durch {city}, wann immer du Zeit hast.',
    ],
    cleaning: [
      'Reinigung',
      'reinigung',
      'Reinigungsjobs',
      'Haushalte und Büros in {city} suchen zuverlässige Reinigungskräfte.',
    ],
    babysitting: [
      'Babysitten',
      'babysitten',
      'Babysitterjobs',
      'Familien in {city} suchen Babysitter für Nachmittage und Abende.',
    ],
    'pet-care': [
      'Tierbetreuung',
      'tierbetreuung',
      'Jobs in der Tierbetreuung',
      'Du führst in {city} Hunde aus und kümmerst dich um Katzen.',
    ],
    tutoring: [
      'Nachhilfe',
      'nachhilfe',
      'Nachhilfejobs',
      'Du hilfst Schülern in {city} bei Hausaufgaben und Klassenarbeiten.',
    ],
    handyman: [
      'Handwerk',
      'handwerk',
      'Handwerkerjobs',
      'Du reparierst, bohrst und montierst für Leute in {city}.',
    ],
    moving: [
      'Umzugshilfe',
      'umzugshilfe',
      'Jobs als Umzugshelfer',
      'Du trägst Kisten und Möbel, wenn Leute in {city} umziehen.',
    ],
    'mystery-shopping': [
      'Testkäufe',
      'testkaeufe',
      'Jobs als Testkäufer',
      'Du testest Läden und Restaurants in {city} und schreibst Berichte.',
    ],
    surveys: [
      'Umfragen',
      'umfragen',
      'Bezahlte Umfragen',
      'Du sagst deine Meinung zu Produkten und Diensten, zu Hause in {city} oder unterwegs.',
    ],
    crowdtesting: [
      'Crowdtesting',
      'crowdtesting',
      'Jobs als App-Tester',
      'Du testest von {city} aus Apps und Websites und meldest Fehler.',
    ],
    translation: [
      'Übersetzung',
      'uebersetzung',
      'Übersetzerjobs',
      'Du übersetzt und korrigierst Texte, von {city} aus im Homeoffice.',
    ],
    photography: [
      'Fotografie',
      'fotografie',
      'Fotojobs',
      'Du fotografierst Wohnungen, Gerichte oder Veranstaltungen in {city}.',
    ],
    hosting: [
      'Gästebetreuung',
      'gaestebetreuung',
      'Jobs in der Gästebetreuung',
      'Du zeigst Gästen {city} oder kümmerst dich um ihre Unterkunft.',
    ],
    retail: [
      'Einzelhandel',
      'einzelhandel',
      'Jobs im Einzelhandel',
      'Läden in {city} brauchen Hilfe an der Kasse und im Lager.',
    ],
    hospitality: [
      'Gastronomie',
      'gastronomie',
      'Gastrojobs',
      'Restaurants, Bars und Hotels in {city} suchen helfende Hände.',
    ],
    promotion: [
      'Promotion',
      'promotion',
      'Promotionjobs',
      'Du stellst auf Messen und in Läden in {city} Produkte vor.',
    ],
    care: [
      'Betreuung',
      'betreuung',
      'Jobs in der Seniorenbetreuung',
      'Du unterstützt ältere Menschen in {city} im Alltag.',
    ],
    'personal-training': [
      'Fitnesstraining',
      'fitnesstraining',
      'Trainerjobs',
      'Du trainierst Leute in {city} im Park, im Studio oder zu Hause.',
    ],
  },
);
