import { moreJobTexts } from './moreJobTexts.ts';

export const moreJobs = moreJobTexts(
  [
    '{partner} offre un contratto a tempo pieno e indeterminato in zona {city}.',
    'Lavori a tempo pieno in zona {city} e {partner} ti forma.',
    '{partner} ({city}) aspetta la tua candidatura.',
  ],
  {
    'warehouse-worker': [
      'Magazziniere (M/F)',
      'Ricevi la merce, prepari gli ordini e carichi i camion.',
      'Sei in forma e lavori su due turni.',
    ],
    'delivery-driver': [
      'Autista per consegne',
      'Consegni pacchi su un giro fisso con un furgone aziendale.',
      'Hai la patente e conosci la zona.',
    ],
    'bus-driver': [
      'Autista di autobus',
      'Guidi autobus urbani e rispondi alle domande dei passeggeri.',
      'Hai la patente per autobus o vuoi prenderla.',
    ],
    cook: [
      'Cuoco (M/F)',
      'Cucini a pranzo e a cena e prepari il menù della settimana.',
      'Hai una formazione e mantieni la calma anche nelle ore di punta.',
    ],
    waiter: [
      'Cameriere (M/F)',
      'Segui gli ospiti dal benvenuto al conto.',
      'Hai esperienza e resti gentile anche nelle serate lunghe.',
    ],
    'office-cleaner': [
      'Addetto alle pulizie negli uffici (M/F)',
      'Pulisci uffici e sale riunioni di prima mattina.',
      'Lavori con cura e in autonomia.',
    ],
    'care-assistant': [
      'Operatore assistenziale (M/F)',
      'Aiuti persone anziane nell’igiene, nei pasti e nella vita quotidiana.',
      'Hai pazienza e lavori su turni.',
    ],
    'nursery-assistant': [
      'Assistente all’asilo',
      'Giochi, canti e mangi con bambini da uno a sei anni.',
      'Hai una formazione in educazione dell’infanzia o simile.',
    ],
    electrician: [
      'Elettricista',
      'Installi e controlli impianti in case e uffici.',
      'Hai la qualifica e la patente.',
    ],
    'software-tester': [
      'Tester di software',
      'Pianifichi test, descrivi difetti e verifichi le correzioni.',
      'Lavori con precisione e conosci almeno uno strumento di test.',
    ],
    'customer-support': [
      'Addetto all’assistenza clienti (M/F)',
      'Rispondi a domande per telefono, e-mail e chat.',
      'Scrivi bene e sai ascoltare.',
    ],
    'sales-assistant': [
      'Commesso (M/F)',
      'Consigli i clienti, stai in cassa e tieni in ordine il negozio.',
      'Ti piace il contatto con la gente e lavori il sabato.',
    ],
    'office-clerk': [
      'Impiegato d’ufficio (M/F)',
      'Gestisci posta, ordini e fatture.',
      'Conosci i programmi d’ufficio e lavori con ordine.',
    ],
    receptionist: [
      'Receptionist d’albergo',
      'Accogli gli ospiti, prendi prenotazioni e rispondi alle domande.',
      'Parli due lingue e lavori su turni.',
    ],
    'security-guard': [
      'Addetto alla sicurezza (M/F)',
      'Controlli gli ingressi e fai giri in un palazzo di uffici.',
      'Hai l’abilitazione richiesta e nessun precedente.',
    ],
  },
);
