import type { CityTexts } from '../types.ts';

export const cities: CityTexts = {
  header: [
    'Lavoretti a {city}',
    'Lavori extra a {city}',
    'Lavori flessibili a {city}',
    'Part-time e lavoretti a {city}',
  ],
  overview: [
    'A {city} puoi consegnare pasti, portare a spasso cani, aiutare nei traslochi o dare ripetizioni. Confronta quanto si guadagna e cosa viene richiesto. Spesso si comincia entro una settimana.',
    'Cerchi un lavoro a {city} accanto agli studi o al tuo impiego? Qui trovi offerte con orari flessibili. Nelle recensioni leggi cosa hanno vissuto gli altri.',
    '{city} ha lavoro per chi vuole organizzarsi la settimana da sé. Vedi a colpo d’occhio quanto guadagni, cosa ti serve e quanto costa cominciare.',
    'Per un fine settimana o più a lungo: a {city} si cerca aiuto per consegne, pulizie, bambini e molto altro. Scegli una categoria e candidati in pochi minuti.',
  ],
  seoTitle: [
    'Lavoretti a {city}',
    'Lavori extra e lavoretti a {city}',
    'Lavori flessibili a {city}: compensi e recensioni',
    'Part-time e lavoretti a {city}',
  ],
  seoDescription: [
    'Trova lavoretti a {city}: consegne, pulizie, babysitting e altro. Confronta compensi, costi e recensioni e candidati subito.',
    'Lavori extra a {city} con orari flessibili. Guarda compensi e requisiti e leggi cosa dicono gli altri.',
    'I lavori flessibili a {city} a colpo d’occhio. Confronta le offerte e comincia presto.',
    'Lavori part-time, per il fine settimana e per studenti a {city}, con recensioni sincere.',
  ],
};
