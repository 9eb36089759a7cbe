import type { CityTexts } from '../types.ts';

export const cities: CityTexts = {
  header: [
    'Lavoretti: {city}',
    'Lavori extra: {city}',
    'Lavori flessibili: {city}',
    'Part-time e lavoretti: {city}',
  ],
  overview: [
    'In zona {city} puoi consegnare pasti, portare a spasso cani, aiutare nei traslochi o dare ripetizioni. Confronta quanto si guadagna e cosa viene richiesto. Spesso si comincia entro una settimana.',
    'Cerchi un lavoro in zona {city} mentre studi o oltre al tuo impiego? Qui trovi offerte con orari flessibili. Nelle recensioni leggi cosa hanno vissuto gli altri.',
    'Vuoi organizzarti la settimana da te? C’è lavoro in zona {city}. Vedi a colpo d’occhio quanto guadagni, cosa ti serve e quanto costa cominciare.',
    'Per un fine settimana o più a lungo: in zona {city} si cerca aiuto per consegne, pulizie, bambini e molto altro. Scegli una categoria e candidati in pochi minuti.',
  ],
  seoTitle: [
    'Lavoretti: {city}',
    'Lavori extra e lavoretti: {city}',
    'Lavori flessibili in zona {city}: compensi e recensioni',
    'Part-time e lavoretti: {city}',
  ],
  seoDescription: [
    'Trova lavoretti in zona {city}: consegne, pulizie, babysitting e altro. Confronta compensi, costi e recensioni e candidati subito.',
    'Lavori extra in zona {city} con orari flessibili. Guarda compensi e requisiti e leggi cosa dicono gli altri.',
    'I lavori flessibili in zona {city} a colpo d’occhio. Confronta le offerte e comincia presto.',
    'Lavori part-time, per il fine settimana e per studenti in zona {city}, con recensioni sincere.',
  ],
};
