import { categoryTexts } from './categoryTexts.ts';

export const categories = categoryTexts(
  {
    header: '{subject} a {city}',
    overviewEnd: 'Confronta compensi, costi e recensioni di tutte le offerte a {city}.',
  },
  {
    delivery: [
      'Consegne',
      'consegne',
      'Lavori di consegna',
      'Porti pasti, spesa o pacchi a {city}, in bici, scooter o auto.',
    ],
    driving: [
      'Guida',
      'guida',
      'Lavori da autista',
      'Con la patente trovi lavoro a {city} per giri, transfer ed escursioni.',
    ],
    ridesharing: [
      'Passaggi condivisi',
      'passaggi-condivisi',
      'Lavori nei passaggi condivisi',
      'Accompagni passeggeri a {city} quando hai tempo.',
    ],
    cleaning: [
      'Pulizie',
      'pulizie',
      'Lavori di pulizia',
      'Famiglie e uffici a {city} cercano persone affidabili per le pulizie.',
    ],
    babysitting: [
      'Cura dei bambini',
      'cura-dei-bambini',
      'Lavori da babysitter',
      'Le famiglie a {city} cercano babysitter per pomeriggi e serate.',
    ],
    'pet-care': [
      'Cura degli animali',
      'cura-degli-animali',
      'Lavori con gli animali',
      'Porti a spasso cani e ti occupi di gatti a {city}.',
    ],
    tutoring: [
      'Ripetizioni',
      'ripetizioni',
      'Lavori da insegnante di ripetizioni',
      'Aiuti studenti a {city} con compiti e verifiche.',
    ],
    handyman: [
      'Lavori manuali',
      'lavori-manuali',
      'Lavori da tuttofare',
      'Ripari, fori e monti per la gente a {city}.',
    ],
    moving: [
      'Traslochi',
      'traslochi',
      'Lavori nei traslochi',
      'Porti scatole e mobili quando qualcuno trasloca a {city}.',
    ],
    'mystery-shopping': [
      'Cliente misterioso',
      'cliente-misterioso',
      'Lavori da cliente misterioso',
      'Provi negozi e ristoranti a {city} e scrivi resoconti.',
    ],
    surveys: [
      'Sondaggi',
      'sondaggi',
      'Sondaggi retribuiti',
      'Dai la tua opinione su prodotti e servizi, da casa a {city} o in viaggio.',
    ],
    crowdtesting: [
      'Test di app',
      'test-di-app',
      'Lavori da tester di app',
      'Provi app e siti da {city} e segnali i difetti.',
    ],
    translation: [
      'Traduzione',
      'traduzione',
      'Lavori di traduzione',
      'Traduci e rivedi testi a distanza da {city}.',
    ],
    photography: [
      'Fotografia',
      'fotografia',
      'Lavori da fotografo',
      'Fotografi case, piatti o eventi a {city}.',
    ],
    hosting: [
      'Accoglienza',
      'accoglienza',
      'Lavori di accoglienza',
      'Mostri {city} ai visitatori o ti occupi del loro alloggio.',
    ],
    retail: [
      'Commercio',
      'commercio',
      'Lavori in negozio',
      'I negozi a {city} hanno bisogno di aiuto in cassa e in magazzino.',
    ],
    hospitality: [
      'Ristorazione',
      'ristorazione',
      'Lavori nella ristorazione',
      'Ristoranti, bar e hotel a {city} cercano una mano.',
    ],
    promotion: [
      'Promozione',
      'promozione',
      'Lavori da promoter',
      'Presenti prodotti in fiere e negozi a {city}.',
    ],
    care: [
      'Assistenza',
      'assistenza',
      'Lavori di assistenza',
      'Aiuti persone anziane a {city} nella vita di ogni giorno.',
    ],
    'personal-training': [
      'Allenamento personale',
      'allenamento-personale',
      'Lavori da allenatore',
      'Alleni persone a {city} al parco, in palestra o a casa.',
    ],
  },
);
