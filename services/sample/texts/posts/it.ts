import type { PostKey } from '../kinds.ts';
import type { PostText } from '../types.ts';
import { postText } from './postText.ts';

export const posts: Record<PostKey, PostText> = {
  'first-gig': postText({
    slug: 'il-tuo-primo-lavoretto',
    title: 'Il tuo primo lavoretto: come cominciare',
    excerpt: 'A cosa pensare prima di iscriverti e cosa ti aspetta nella prima settimana.',
    lead: 'Un lavoretto si trova in fretta. Conviene però pensarci un momento, perché trovi davvero posto nella tua settimana.',
    heading: 'Prima di iscriverti',
    middle: 'Prenditi mezz’ora e scrivi cosa conta per te. Poi confronta due o tre offerte.',
    items: ['Quante ore hai a settimana?', 'Cosa devi avere o comprare?', 'Come e quando ti pagano?'],
    closing:
      'La prima settimana comincia con poco. Impari a conoscere l’app, le strade e le persone, e dopo qualche turno sai quanto rende davvero un’ora.',
    end: 'Se non fa per te, prova qualcos’altro. Quasi ovunque puoi smettere quando vuoi.',
    media: {
      picture: 'Colline al tramonto',
      caption: 'Segna prima i tuoi impegni, poi cerca un lavoro che ci stia.',
      watch: 'Qualcosa da guardare',
      watchText: 'Per le pause tra due lavori: tre brevi film che non costano nulla.',
    },
  }),
  taxes: postText({
    slug: 'tasse-e-lavoretti',
    title: 'Le tasse sui lavoretti, in parole semplici',
    excerpt: 'Perché conservare le carte dal primo giorno e quali spese contano.',
    lead: 'I soldi di un lavoretto sono un reddito. Se devi pagare le tasse dipende da quanto guadagni in tutto e da dove vivi.',
    heading: 'Le carte da conservare',
    middle: 'Basta una semplice tabella. Segna ogni pagamento e ogni spesa con la data.',
    items: [
      'I rendiconti dell’azienda',
      'Le ricevute di attrezzatura e riparazioni',
      'Un elenco dei chilometri percorsi',
    ],
    closing: 'Metti da parte un po’ di ogni pagamento. Così una lettera del fisco non ti coglie di sorpresa.',
    end: 'Se hai dubbi, chiedi all’ufficio delle imposte o a un consulente. Una domanda fatta presto evita molti guai.',
  }),
  'winter-delivery': postText({
    slug: 'consegne-d-inverno',
    title: 'Consegnare in bici d’inverno',
    excerpt: 'Mani calde, buone luci e un po’ di pazienza per superare i mesi freddi.',
    lead: 'D’inverno ci sono più ordini e meno fattorini. Con una buona preparazione, i mesi freddi rendono bene.',
    heading: 'Cosa aiuta contro il freddo',
    middle: 'Non servono abiti costosi: bastano più strati e piedi asciutti.',
    items: [
      'Guanti e copriscarpe impermeabili',
      'Luci con la batteria carica',
      'Gomme con buona presa',
      'Un thermos di tè',
    ],
    closing: 'Frena prima e affronta piano le curve. Ponti e foglie sono scivolosi molto prima della strada.',
    end: 'Se c’è ghiaccio, lascia la bici a casa. Nessun ordine vale una caduta.',
  }),
  'city-guide': postText({
    slug: 'guida-ai-lavoretti',
    title: 'Lavoretti in zona {city}: una breve guida',
    excerpt: 'Quali lavori ci sono in zona {city}, quando c’è più da fare e come cominciare.',
    lead: 'In zona {city} ogni giorno si ordinano pasti, si trasloca e si cercano babysitter. Per tutto questo ci sono lavori che puoi fare mentre studi o oltre al tuo impiego.',
    heading: 'Dove cercare in zona {city}',
    middle: 'Parti da ciò che hai già e sai fare. In questi campi è facile entrare.',
    items: [
      'Consegne, se hai una bici',
      'Ripetizioni, se conosci bene una materia',
      'Eventi, se hai le serate libere',
    ],
    closing:
      'Leggi le recensioni di altri in zona {city} prima di candidarti. Su attese e compensi dicono più di qualsiasi annuncio.',
    end: 'Candidati a due offerte insieme. Così scegli quella che risponde per prima.',
  }),
  'student-jobs': postText({
    slug: 'lavori-per-studenti',
    title: 'Lavori che vanno d’accordo con gli studi',
    excerpt: 'Cinque tipi di lavoro che ti lasciano tempo per lezioni ed esami.',
    lead: 'Un lavoro durante gli studi deve rendere senza costarti un semestre. L’importante è poterti fermare prima degli esami.',
    heading: 'Cosa ci sta nel tuo orario',
    middle: 'Questi lavori si fanno la sera, nel fine settimana o tra due lezioni.',
    items: ['Ripetizioni', 'Test di app', 'Aiuto agli eventi', 'Consegne in bici', 'Babysitting'],
    closing:
      'Controlla quanto puoi guadagnare senza perdere borsa di studio o assicurazione. La tua associazione studentesca conosce i limiti.',
    end: 'Avvisa presto quando si avvicinano gli esami. Quasi tutti capiscono.',
  }),
  'city-weekend': postText({
    slug: 'lavori-nel-fine-settimana',
    title: 'Lavori nel fine settimana: {city}',
    excerpt: 'Dal venerdì sera alla domenica: dove serve aiuto in zona {city}.',
    lead: 'Nel fine settimana {city} cambia ritmo: i ristoranti sono pieni, le famiglie escono e si trasloca. È un buon momento per guadagnare qualcosa.',
    heading: 'Lavori per sabato e domenica',
    middle: 'Puoi farli anche se in settimana non hai tempo.',
    items: ['Servire nei ristoranti', 'Portare scatole nei traslochi', 'Badare a bambini o cani'],
    closing:
      'Molte aziende in zona {city} pagano di più la domenica e di notte. Guarda il compenso di ogni offerta.',
    end: 'Tieni libero un fine settimana al mese. Anche il riposo conta.',
  }),
  'avoid-scams': postText({
    slug: 'riconoscere-le-truffe',
    title: 'Come riconoscere un’offerta disonesta',
    excerpt: 'I segnali che devono metterti in guardia e cosa puoi fare.',
    lead: 'La maggior parte delle offerte è onesta. Alcune vogliono solo i tuoi soldi o i tuoi dati, e si possono riconoscere.',
    heading: 'Fai attenzione se',
    middle: 'Un segnale solo non prova nulla. Con due è meglio lasciar perdere.',
    items: [
      'devi pagare prima di cominciare',
      'nessuno ti dà un indirizzo',
      'il compenso è molto più alto del solito',
      'devi inoltrare soldi o pacchi',
    ],
    closing:
      'Non mandare mai una copia del documento a chi conosci solo da una chat. Chiedi un contratto e leggilo con calma.',
    end: 'Se è successo qualcosa, vai alla polizia e scrivici. Toglieremo l’offerta.',
  }),
  'good-profile': postText({
    slug: 'un-buon-profilo',
    title: 'Un profilo che ti porta incarichi',
    excerpt: 'Con una foto chiara e tre buone frasi ti fai notare.',
    lead: 'Su molte piattaforme i clienti scelgono una persona e non un’azienda. Il profilo diventa il tuo biglietto da visita.',
    heading: 'Cosa ci va',
    middle: 'Scrivi come parli e di’ la verità.',
    items: [
      'Una foto in cui sorridi, alla luce del giorno',
      'Cosa sai fare e da quanto tempo',
      'Quando hai tempo',
    ],
    closing: 'Chiedi una recensione ai primi clienti. Tre buone valgono più di un testo lungo.',
    end: 'Rivedi il profilo ogni due o tre mesi. Ciò che hai imparato e i nuovi orari vanno aggiunti.',
  }),
};
