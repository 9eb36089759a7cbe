import type { CityTexts } from '../types.ts';

export const cities: CityTexts = {
  header: [
    'Klussen en bijbanen in {city}',
    'Bijbanen in {city}',
    'Flexibel werk in {city}',
    'Parttime werk en klussen in {city}',
  ],
  overview: [
    'In {city} kun je eten bezorgen, honden uitlaten, helpen bij verhuizingen of bijles geven. Vergelijk wat het werk oplevert en wat het vraagt. Vaak begin je al binnen een week.',
    'Zoek je in {city} werk naast je studie of je baan? Hier vind je aanbod met flexibele uren. In de beoordelingen lees je wat anderen hebben meegemaakt.',
    '{city} heeft werk voor wie zelf zijn week wil indelen. Je ziet in één oogopslag wat je verdient, wat je nodig hebt en wat het kost om te beginnen.',
    'Voor een weekend of langer: in {city} wordt hulp gezocht bij het bezorgen, schoonmaken, oppassen en nog veel meer. Kies een categorie en solliciteer in een paar minuten.',
  ],
  seoTitle: [
    'Bijbanen in {city}',
    'Bijbanen en klussen in {city}',
    'Flexibel werk in {city}: inkomsten en beoordelingen',
    'Parttime werk en klussen in {city}',
  ],
  seoDescription: [
    'Vind bijbanen in {city}: bezorgen, schoonmaken, oppassen en meer. Vergelijk inkomsten, kosten en beoordelingen en solliciteer online.',
    'Bijbanen in {city} met flexibele uren. Bekijk inkomsten en eisen en lees wat anderen zeggen.',
    'Flexibel werk in {city} in één oogopslag. Vergelijk het aanbod en begin snel.',
    'Parttime werk, weekendwerk en bijbanen voor studenten in {city}, met eerlijke beoordelingen.',
  ],
};
