import type { ProductKey } from '../kinds.ts';
import type { ProductText } from '../types.ts';

export const products: Record<ProductKey, ProductText> = {
  smartphone: {
    name: 'Smartphone',
    description: 'Fa girare le app di tutte le aziende e ha una buona fotocamera.',
  },
  bicycle: { name: 'Bici da città', description: 'Bici robusta con luci, parafanghi e portapacchi.' },
  'thermal-bag': {
    name: 'Borsa termica',
    description: 'Tiene caldi i pasti e fredde le bevande per un’ora.',
  },
  helmet: { name: 'Casco da bici', description: 'Casco leggero con cinturino regolabile.' },
  'rain-jacket': {
    name: 'Giacca da pioggia',
    description: 'Impermeabile, traspirante e ben visibile al buio.',
  },
  'power-bank': {
    name: 'Batteria esterna',
    description: 'Ricarica il telefono due volte in un turno lungo.',
  },
  car: { name: 'Auto a noleggio', description: 'Utilitaria a noleggio mensile, assicurazione compresa.' },
  'cleaning-kit': {
    name: 'Kit per le pulizie',
    description: 'Panni, guanti e detergenti delicati in un secchio.',
  },
  toolbox: {
    name: 'Cassetta degli attrezzi',
    description: 'Trapano a batteria, cacciaviti, livella e martello.',
  },
  'dog-lead': { name: 'Guinzaglio', description: 'Guinzaglio regolabile per cani di ogni taglia.' },
  laptop: { name: 'Computer portatile', description: 'Computer leggero per lezioni, test e traduzioni.' },
  headset: { name: 'Cuffie con microfono', description: 'Audio chiaro per lezioni online e chiamate.' },
  'driving-licence-check': {
    name: 'Verifica della patente',
    description: 'Conferma online che la tua patente è valida.',
  },
  'liability-insurance': {
    name: 'Assicurazione di responsabilità civile',
    description: 'Copre i danni che provochi sul lavoro.',
  },
  'bike-rental': { name: 'Noleggio bici', description: 'Bici a noleggio mensile, riparazioni comprese.' },
  'first-aid-course': { name: 'Corso di primo soccorso', description: 'Corso di un giorno con attestato.' },
  'background-check': {
    name: 'Certificato penale',
    description: 'Procura il documento chiesto da famiglie e passeggeri.',
  },
  'tax-software': {
    name: 'Programma per le tasse',
    description: 'Ti aiuta con le fatture e la dichiarazione.',
  },
  'language-course': { name: 'Corso di lingua', description: 'Venti lezioni online con insegnante.' },
  'food-hygiene-course': {
    name: 'Corso di igiene alimentare',
    description: 'Corso di due ore con l’attestato richiesto nelle cucine.',
  },
};
