import { categoryTexts } from './categoryTexts.ts';

export const categories = categoryTexts(
  {
    header: '{subject}: {city}',
    overviewEnd: 'Confronta compensi, costi e recensioni di tutte le offerte della zona.',
  },
  {
    delivery: [
      'Consegne',
      'consegne',
      'Lavori di consegna',
      'Porti pasti, spesa o pacchi in zona {city}, in bici, scooter o auto.',
    ],
    driving: [
      'Autisti',
      'autisti',
      'Lavori da autista',
      'Con la patente trovi lavoro in zona {city} per giri, transfer ed escursioni.',
    ],
    ridesharing: [
      'Trasporto di persone',
      'trasporto-di-persone',
      'Lavori da autista NCC',
      'Accompagni passeggeri in zona {city} quando hai tempo.',
    ],
    cleaning: [
      'Pulizie',
      'pulizie',
      'Lavori di pulizia',
      'Famiglie e uffici in zona {city} cercano persone affidabili per le pulizie.',
    ],
    babysitting: [
      'Babysitting',
      'babysitting',
      'Lavori da babysitter',
      'Le famiglie in zona {city} cercano babysitter per pomeriggi e serate.',
    ],
    'pet-care': [
      'Cura degli animali',
      'cura-degli-animali',
      'Lavori con gli animali',
      'Porti a spasso cani e ti occupi di gatti in zona {city}.',
    ],
    tutoring: [
      'Ripetizioni',
      'ripetizioni',
      'Lezioni private e ripetizioni',
      'Aiuti studenti in zona {city} con compiti e verifiche.',
    ],
    handyman: [
      'Riparazioni e montaggi',
      'riparazioni-e-montaggi',
      'Lavori da tuttofare',
      'Fai piccole riparazioni e monti mobili in zona {city}.',
    ],
    moving: [
      'Traslochi',
      'traslochi',
      'Lavori nei traslochi',
      'Porti scatole e mobili quando qualcuno trasloca in zona {city}.',
    ],
    'mystery-shopping': [
      'Cliente misterioso',
      'cliente-misterioso',
      'Lavori da cliente misterioso',
      'Provi negozi e ristoranti in zona {city} e scrivi resoconti.',
    ],
    surveys: [
      'Sondaggi',
      'sondaggi',
      'Sondaggi retribuiti',
      'Dai la tua opinione su prodotti e servizi, da casa in zona {city} o dove ti trovi.',
    ],
    crowdtesting: [
      'Test di app',
      'test-di-app',
      'Lavori da tester di app',
      'Provi app e siti in zona {city} e segnali i difetti.',
    ],
    translation: [
      'Traduzione',
      'traduzione',
      'Lavori di traduzione',
      'Traduci e rivedi testi da casa, in zona {city}.',
    ],
    photography: [
      'Fotografia',
      'fotografia',
      'Lavori di fotografia',
      'Fotografi case, piatti o eventi in zona {city}.',
    ],
    hosting: [
      'Accoglienza',
      'accoglienza',
      'Lavori di accoglienza',
      'Fai scoprire {city} a chi la visita o ti occupi degli alloggi.',
    ],
    retail: [
      'Commercio',
      'commercio',
      'Lavori in negozio',
      'I negozi in zona {city} hanno bisogno di aiuto in cassa e in magazzino.',
    ],
    hospitality: [
      'Ristorazione',
      'ristorazione',
      'Lavori nella ristorazione',
      'Ristoranti, bar e hotel in zona {city} cercano personale.',
    ],
    promotion: [
      'Promoter',
      'promoter',
      'Lavori da promoter',
      'Presenti prodotti in fiere e negozi in zona {city}.',
    ],
    care: [
      'Assistenza',
      'assistenza',
      'Lavori di assistenza',
      'Aiuti persone anziane in zona {city} nella vita di ogni giorno.',
    ],
    'personal-training': [
      'Personal trainer',
      'personal-trainer',
      'Lavori da personal trainer',
      'Alleni persone in zona {city}, al parco, in palestra o a casa.',
    ],
  },
);
