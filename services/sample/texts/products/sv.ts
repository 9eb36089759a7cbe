import type { ProductKey } from '../kinds.ts';
import type { ProductText } from '../types.ts';

export const products: Record<ProductKey, ProductText> = {
  smartphone: { name: 'Smartmobil', description: 'Klarar alla företags appar och har en bra kamera.' },
  bicycle: { name: 'Stadscykel', description: 'Stadig cykel med lysen, stänkskärmar och pakethållare.' },
  'thermal-bag': { name: 'Termoväska', description: 'Håller maten varm och drycken kall i en timme.' },
  helmet: { name: 'Cykelhjälm', description: 'Lätt hjälm med justerbar rem.' },
  'rain-jacket': { name: 'Regnjacka', description: 'Vattentät jacka som andas och syns bra i mörker.' },
  'power-bank': { name: 'Powerbank', description: 'Laddar mobilen två gånger under ett långt pass.' },
  car: { name: 'Hyrbil', description: 'Liten bil per månad, försäkring ingår.' },
  'cleaning-kit': { name: 'Städset', description: 'Trasor, handskar och milda medel i en hink.' },
  toolbox: { name: 'Verktygslåda', description: 'Skruvdragare, skruvmejslar, vattenpass och hammare.' },
  'dog-lead': { name: 'Hundkoppel', description: 'Justerbart koppel för hundar i alla storlekar.' },
  laptop: { name: 'Bärbar dator', description: 'Lätt dator för lektioner, tester och översättningar.' },
  headset: { name: 'Headset', description: 'Klart ljud för lektioner på nätet och samtal.' },
  'driving-licence-check': {
    name: 'Körkortskontroll',
    description: 'Bekräftar på nätet att ditt körkort gäller.',
  },
  'liability-insurance': { name: 'Ansvarsförsäkring', description: 'Täcker skador du orsakar i arbetet.' },
  'bike-rental': { name: 'Hyrcykel', description: 'Cykel per månad, reparationer ingår.' },
  'first-aid-course': { name: 'Kurs i första hjälpen', description: 'Endagskurs med intyg.' },
  'background-check': {
    name: 'Utdrag ur belastningsregistret',
    description: 'Ordnar intyget som familjer och passagerare frågar efter.',
  },
  'tax-software': { name: 'Skatteprogram', description: 'Hjälper dig med fakturor och deklarationen.' },
  'language-course': { name: 'Språkkurs', description: 'Tjugo lektioner på nätet med lärare.' },
  'food-hygiene-course': {
    name: 'Kurs i livsmedelshygien',
    description: 'Kurs på två timmar med intyget som kök kräver.',
  },
};
