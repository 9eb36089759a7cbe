import { categoryTexts } from './categoryTexts.ts';

export const categories = categoryTexts(
  { header: '{subject} i {city}', overviewEnd: 'Jämför lön, kostnader och omdömen för alla gig i {city}.' },
  {
    delivery: [
      'Leverans',
      'leverans',
      'Leveransjobb',
      'Du kör mat, varor eller paket till folk i {city}, med cykel, moped eller bil.',
    ],
    driving: [
      'Körning',
      'korning',
      'Förarjobb',
      'Med körkort hittar du jobb i {city} med leveranser, transporter och utflykter.',
    ],
    ridesharing: [
      'Persontransport',
      'persontransport',
      'Jobb inom persontransport',
      'Du kör passagerare i {city} när du har tid.',
    ],
    cleaning: ['Städning', 'stadning', 'Städjobb', 'Hushåll och kontor i {city} söker pålitliga städare.'],
    babysitting: [
      'Barnpassning',
      'barnpassning',
      'Jobb som barnvakt',
      'Familjer i {city} söker barnvakter för eftermiddagar och kvällar.',
    ],
    'pet-care': [
      'Djurpassning',
      'djurpassning',
      'Jobb med djur',
      'Du rastar hundar och ser till katter i {city}.',
    ],
    tutoring: ['Läxhjälp', 'laxhjalp', 'Jobb med läxhjälp', 'Du hjälper elever i {city} med läxor och prov.'],
    handyman: ['Hantverk', 'hantverk', 'Hantverksjobb', 'Du lagar, borrar och monterar åt folk i {city}.'],
    moving: ['Flytthjälp', 'flytthjalp', 'Flyttjobb', 'Du bär lådor och möbler när folk i {city} flyttar.'],
    'mystery-shopping': [
      'Testköp',
      'testkop',
      'Jobb som testkund',
      'Du testar butiker och restauranger i {city} och skriver rapporter.',
    ],
    surveys: [
      'Enkäter',
      'enkater',
      'Betalda enkäter',
      'Du säger vad du tycker om produkter och tjänster, hemma i {city} eller på väg.',
    ],
    crowdtesting: [
      'Apptestning',
      'apptestning',
      'Jobb som apptestare',
      'Du provar appar och webbplatser från {city} och rapporterar fel.',
    ],
    translation: [
      'Översättning',
      'oversattning',
      'Översättningsjobb',
      'Du översätter och korrekturläser texter på distans från {city}.',
    ],
    photography: [
      'Fotografering',
      'fotografering',
      'Fotojobb',
      'Du fotograferar bostäder, mat eller evenemang i {city}.',
    ],
    hosting: [
      'Värdskap',
      'vardskap',
      'Jobb som värd',
      'Du visar besökare {city} eller tar hand om deras boende.',
    ],
    retail: ['Butik', 'butik', 'Butiksjobb', 'Butiker i {city} behöver hjälp i kassan och på lagret.'],
    hospitality: [
      'Restaurang och hotell',
      'restaurang-och-hotell',
      'Restaurangjobb',
      'Restauranger, barer och hotell i {city} söker extra händer.',
    ],
    promotion: [
      'Event och promotion',
      'event-och-promotion',
      'Jobb inom event och promotion',
      'Du visar produkter på mässor och i butiker i {city}.',
    ],
    care: ['Omsorg', 'omsorg', 'Omsorgsjobb', 'Du hjälper äldre i {city} i vardagen.'],
    'personal-training': [
      'Personlig träning',
      'personlig-traning',
      'Jobb som tränare',
      'Du tränar folk i {city} i parken, på gymmet eller hemma.',
    ],
  },
);
