import type { ProductKey } from '../kinds.ts';
import type { ProductText } from '../types.ts';

export const products: Record<ProductKey, ProductText> = {
  smartphone: {
    name: 'Smartphone',
    description: 'Werkt met de apps van alle bedrijven en heeft een goede camera.',
  },
  bicycle: { name: 'Stadsfiets', description: 'Stevige fiets met verlichting, spatborden en bagagedrager.' },
  'thermal-bag': { name: 'Thermotas', description: 'Houdt eten een uur warm en drankjes koud.' },
  helmet: { name: 'Fietshelm', description: 'Lichte helm met verstelbare riem.' },
  'rain-jacket': { name: 'Regenjas', description: 'Waterdicht, ademend en goed zichtbaar in het donker.' },
  'power-bank': {
    name: 'Powerbank',
    description: 'Laadt je telefoon twee keer op tijdens een lange dienst.',
  },
  car: { name: 'Huurauto', description: 'Kleine auto per maand, inclusief verzekering.' },
  'cleaning-kit': {
    name: 'Schoonmaakset',
    description: 'Doeken, handschoenen en milde middelen in één emmer.',
  },
  toolbox: {
    name: 'Gereedschapskist',
    description: 'Accuboormachine, schroevendraaiers, waterpas en hamer.',
  },
  'dog-lead': { name: 'Hondenriem', description: 'Verstelbare riem voor honden van elk formaat.' },
  laptop: { name: 'Laptop', description: 'Lichte computer voor lessen, tests en vertalingen.' },
  headset: { name: 'Headset', description: 'Helder geluid voor onlinelessen en gesprekken.' },
  'driving-licence-check': {
    name: 'Rijbewijscontrole',
    description: 'Bevestigt online dat je rijbewijs geldig is.',
  },
  'liability-insurance': {
    name: 'Aansprakelijkheidsverzekering',
    description: 'Dekt schade die je tijdens het werk veroorzaakt.',
  },
  'bike-rental': { name: 'Huurfiets', description: 'Fiets per maand, inclusief reparaties.' },
  'first-aid-course': { name: 'EHBO-cursus', description: 'Cursus van één dag met certificaat.' },
  'background-check': {
    name: 'Verklaring omtrent het gedrag',
    description: 'Regelt het bewijs waar gezinnen en passagiers om vragen.',
  },
  'tax-software': { name: 'Belastingprogramma', description: 'Helpt je met facturen en je aangifte.' },
  'language-course': { name: 'Taalcursus', description: 'Twintig onlinelessen met een docent.' },
  'food-hygiene-course': {
    name: 'Cursus voedselhygiëne',
    description: 'Cursus van twee uur met het bewijs dat keukens vragen.',
  },
};
