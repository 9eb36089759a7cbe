import type { OfferKind } from '../kinds.ts';

export const partners: Record<OfferKind, string> = {
  'bike-delivery': '{partner} consegna pasti e spesa in bici. I fattorini scelgono i turni nell’app.',
  'car-delivery':
    '{partner} porta i pacchi dei negozi online fino alla porta. I giri si prenotano uno alla volta.',
  ridesharing: '{partner} fa incontrare autisti e passeggeri. Le corse si prenotano e si pagano nell’app.',
  cleaning: '{partner} trova addetti alle pulizie per case e uffici. Ognuno fissa la propria tariffa.',
  babysitting:
    '{partner} aiuta le famiglie a trovare babysitter in zona. Ci si conosce prima della prima serata.',
  'pet-care':
    '{partner} fa incontrare padroni e persone che amano gli animali. Passeggiate e soggiorni si prenotano online.',
  tutoring: '{partner} organizza lezioni private per tutte le età. Si tengono a casa o online.',
  handyman:
    '{partner} trova persone capaci per riparazioni, montaggi e traslochi. Il prezzo si conosce prima.',
  'mystery-shopping':
    '{partner} controlla il servizio in negozi e ristoranti. I suoi clienti misteriosi arrivano senza avvisare e scrivono resoconti.',
  crowdtesting:
    '{partner} fa provare app e siti a persone vere. Segnalano i difetti e danno la loro opinione.',
  hospitality: '{partner} fornisce personale a ristoranti ed eventi. I turni si prenotano uno per uno.',
  retail:
    '{partner} aiuta i negozi nei giorni di punta. I suoi collaboratori riforniscono gli scaffali, consigliano e presentano prodotti.',
  translation: '{partner} traduce per aziende di tutto il mondo. I suoi traduttori lavorano a distanza.',
};
