import { offerTexts } from './offerTexts.ts';

export const offers = offerTexts(
  {
    tasksLead: 'I tuoi compiti in zona {city}:',
    payout: 'In zona {city} il pagamento arriva una volta a settimana.',
    signUp: 'Iscriviti su {partner} e scegli {city} come città.',
    firstJob: 'Scegli il primo incarico in zona {city} e comincia.',
    alwaysNeeded: 'Hai almeno 18 anni e puoi lavorare nel Paese.',
    fees: {
      none: '{partner} non chiede nulla per lavorare in zona {city}.',
      commission:
        '{partner} trattiene una commissione su ogni incarico concluso in zona {city}; l’iscrizione è gratuita.',
    },
    bonus: {
      none: 'Al momento in zona {city} non c’è un bonus di benvenuto.',
      firstJobs: 'Chi comincia in zona {city} riceve un bonus dopo i primi 20 incarichi.',
      referral:
        'Invita un’altra persona in zona {city}: dopo i primi cinque incarichi ricevete un bonus a testa.',
    },
    overviewEnd: 'Decidi tu quando lavorare.',
    header: '{title} con {partner}: {city}',
    seoTitle: '{title}: {city} | {partner}',
    seoDescription:
      '{title} con {partner} in zona {city}: quanto guadagni, cosa ti serve, quanto costa e come candidarti.',
    keywords: 'lavoretti {city}, lavoro flessibile {city}, {partner}',
  },
  {
    'bike-delivery': {
      title: 'Fattorino/a in bici',
      card: 'Consegna pasti e spesa in bici in zona {city}. Con {partner} scegli i turni con una settimana di anticipo.',
      earnings: 'Ti pagano per ordine e per chilometro. Le mance sono tue.',
      intro:
        '{partner} porta piatti dei ristoranti e prodotti dei negozi fino alla porta. Usi la tua bici o ne noleggi una.',
      tasks: [
        'Ritirare gli ordini al ristorante',
        'Raggiungere il cliente seguendo il percorso proposto',
        'Consegnare l’ordine e confermarlo nell’app',
      ],
      check: 'Carica il documento e ritira lo zaino per le consegne.',
      needs: [
        'Hai uno smartphone con traffico dati.',
        'Hai una bici in buono stato o ne noleggi una.',
        'Ti muovi con sicurezza nel traffico.',
      ],
      expenses: 'Metti in conto riparazioni della bici, abiti da pioggia e traffico dati.',
      overview:
        'In zona {city} si consegna soprattutto a pranzo e la sera. Gli ordini arrivano con l’app di {partner}.',
      keywords: 'fattorino in bici, consegna pasti, rider',
    },
    'car-delivery': {
      title: 'Corriere per pacchi',
      card: 'Porta pacchi ai destinatari in zona {city}, in auto o furgone. Con {partner} prenoti giri di mezza giornata.',
      earnings: 'Ricevi una somma fissa a giro e un contributo per il carburante.',
      intro: '{partner} consegna per negozi online. Il tuo giro è pronto prima che tu lasci il deposito.',
      tasks: [
        'Caricare i pacchi al deposito',
        'Consegnarli nell’ordine previsto',
        'Riportare quelli non consegnati',
      ],
      check: 'Fai controllare la patente e guarda il corso sulla sicurezza.',
      needs: [
        'Hai la patente da almeno un anno.',
        'Puoi sollevare pacchi fino a 20 kg.',
        'Hai un’auto o noleggi un furgone.',
      ],
      expenses: 'Con la tua auto paghi carburante, parcheggio e usura.',
      overview: 'Un giro in zona {city} dura circa quattro ore. Vedi il compenso prima di accettare.',
      keywords: 'corriere, autista per consegne, furgone',
    },
    ridesharing: {
      title: 'Autista NCC',
      card: 'Accompagna passeggeri in zona {city} con la tua auto o con una a noleggio. {partner} ti trova le corse.',
      earnings: 'Ti pagano in base a distanza e tempo, con un supplemento nelle ore di punta.',
      intro:
        'I passeggeri prenotano con {partner} e tu li porti a destinazione. Il pagamento avviene nell’app.',
      tasks: [
        'Accettare corse nell’app',
        'Portare i passeggeri a destinazione in sicurezza',
        'Tenere l’auto pulita dentro e fuori',
      ],
      check: 'Invia patente, abilitazione al trasporto di persone e documenti dell’auto.',
      needs: [
        'Hai la patente e l’abilitazione richiesta nella tua zona.',
        'Non hai precedenti.',
        'Sei gentile e guidi con calma.',
      ],
      expenses: 'Carburante o ricarica, assicurazione e lavaggio sono a tuo carico.',
      overview:
        'In zona {city} si prenota soprattutto al mattino, la sera e nel fine settimana. {partner} ti mostra dove c’è più richiesta.',
      keywords: 'autista NCC, trasporto di persone, corse',
    },
    cleaning: {
      title: 'Addetto/a alle pulizie',
      card: 'Pulisci case e uffici in zona {city}. Con {partner} decidi tu orari e tariffa.',
      earnings: 'Fissi la tua tariffa oraria e ricevi il compenso dopo ogni visita.',
      intro: '{partner} trova clienti fissi vicino a te. Molti prenotano ogni settimana la stessa persona.',
      tasks: [
        'Pulire cucine, bagni e pavimenti',
        'Spolverare e riordinare',
        'Accordarti con il cliente sulle richieste particolari',
      ],
      check: 'Compila il profilo e fai una breve telefonata con il team.',
      needs: [
        'Hai un po’ di esperienza nelle pulizie.',
        'Lavori con cura e puntualità.',
        'Hai uno smartphone.',
      ],
      expenses: 'Di solito i prodotti li fornisce il cliente; tu paghi gli spostamenti.',
      overview:
        'In zona {city} le famiglie cercano aiuto tutto l’anno. Una visita dura per lo più da due a quattro ore.',
      keywords: 'lavoro pulizie, colf, pulizie a ore',
    },
    babysitting: {
      title: 'Babysitter',
      card: 'Fai da babysitter per famiglie in zona {city}. Su {partner} i genitori ti scrivono direttamente.',
      earnings: 'Concordi una tariffa oraria con la famiglia e ricevi il compenso dopo ogni serata.',
      intro:
        'Le famiglie cercano una persona affidabile per il pomeriggio, la sera o il fine settimana. Vi conoscete prima della prima serata.',
      tasks: ['Giocare, leggere e fare lavoretti', 'Preparare pasti semplici', 'Mettere a letto i bambini'],
      check: 'Aggiungi una referenza e fai confermare la tua identità.',
      needs: [
        'Ti piace stare con i bambini e hai esperienza.',
        'Puoi presentare il certificato penale.',
        'Conoscere il primo soccorso pediatrico è un vantaggio.',
      ],
      expenses: 'A parte gli spostamenti non ci sono quasi costi.',
      overview:
        'Le famiglie in zona {city} trovano babysitter su {partner}. Decidi tu quali richieste accettare.',
      keywords: 'babysitter, cura dei bambini, tata',
    },
    'pet-care': {
      title: 'Dog sitter e cat sitter',
      card: 'Porta a spasso cani e occupati di gatti in zona {city}. {partner} ti mette in contatto con i padroni vicini.',
      earnings: 'Ti pagano a passeggiata o a notte.',
      intro: 'I padroni ti prenotano per passeggiate, pasti o vacanze. Prima conosci ogni animale.',
      tasks: [
        'Portare a spasso i cani, da soli o in piccoli gruppi',
        'Dare loro da mangiare e farli giocare',
        'Mandare al padrone una foto e un breve messaggio',
      ],
      check: 'Raccontaci la tua esperienza e concorda una passeggiata di prova.',
      needs: ['Sai trattare con gli animali.', 'Esci con qualsiasi tempo.', 'Rispetti gli orari.'],
      expenses: 'Metti in conto guinzagli, sacchetti e un’assicurazione di responsabilità civile.',
      overview:
        'In zona {city} c’è più richiesta a mezzogiorno e nelle vacanze scolastiche. Molti padroni tornano.',
      keywords: 'dog sitter, cat sitter, lavoro con animali',
    },
    tutoring: {
      title: 'Insegnante privato/a',
      card: 'Aiuta studenti in zona {city} in matematica, lingue o scienze. {partner} si occupa di prenotazioni e fatture.',
      earnings: 'Ti pagano a lezione, di più con gli studenti grandi.',
      intro: 'Insegni a casa dello studente o online. {partner} ti propone studenti adatti alle tue materie.',
      tasks: ['Preparare e tenere lezioni', 'Rivedere compiti e verifiche', 'Tenere informati i genitori'],
      check: 'Carica l’ultimo diploma e tieni una breve lezione di prova.',
      needs: [
        'Conosci bene almeno una materia.',
        'Spieghi con pazienza.',
        'Hai due pomeriggi liberi a settimana.',
      ],
      expenses: 'Possono servirti libri, fotocopie e un abbonamento ai mezzi.',
      overview:
        'In zona {city} si cerca aiuto soprattutto prima delle verifiche. Una lezione dura 45 o 90 minuti.',
      keywords: 'ripetizioni, lezioni private, aiuto compiti',
    },
    handyman: {
      title: 'Tuttofare e aiuto traslochi',
      card: 'Monta mobili, appendi lampade e aiuta nei traslochi in zona {city}. {partner} ti manda incarichi vicini.',
      earnings: 'Ti pagano a ore o a prezzo fisso.',
      intro:
        'Il cliente descrive cosa c’è da fare e tu proponi un prezzo. Un lavoretto dura un’ora, un trasloco mezza giornata.',
      tasks: [
        'Montare e riparare mobili',
        'Portare scatole e caricare il furgone',
        'Fare piccoli lavori come forare o imbiancare',
      ],
      check: 'Descrivi cosa sai fare e aggiungi foto di lavori finiti.',
      needs: ['Hai una buona manualità.', 'Hai gli attrezzi di base.', 'Sai sollevare pesi in sicurezza.'],
      expenses: 'Attrezzi, abiti da lavoro e a volte carburante sono a tuo carico.',
      overview:
        'In zona {city} si trasloca soprattutto a fine mese. Le riparazioni sono richieste tutto l’anno.',
      keywords: 'tuttofare, aiuto traslochi, montaggio mobili',
    },
    'mystery-shopping': {
      title: 'Cliente misterioso/a',
      card: 'Visita negozi e ristoranti in zona {city} e racconta cosa vedi. {partner} paga ogni visita.',
      earnings: 'Ricevi un compenso a visita e il rimborso degli acquisti fino a un limite.',
      intro:
        'Le aziende vogliono sapere come vengono trattati i clienti. Ci vai come tutti gli altri e dopo compili un questionario.',
      tasks: [
        'Leggere le istruzioni',
        'Visitare il negozio senza farti notare',
        'Compilare il resoconto in giornata',
      ],
      check: 'Fai un breve test di osservazione e scrittura.',
      needs: ['Noti i dettagli.', 'Scrivi in modo chiaro.', 'Hai uno smartphone con fotocamera.'],
      expenses: 'Anticipi gli acquisti e più tardi ricevi il rimborso.',
      overview:
        'Ogni settimana in zona {city} ci sono nuove visite. Una visita con il resoconto richiede circa un’ora.',
      keywords: 'cliente misterioso, acquisto di prova, visita in negozio',
    },
    crowdtesting: {
      title: 'Tester di app e sondaggi',
      card: 'Prova app e siti e rispondi a sondaggi, da casa in zona {city} o dove ti trovi. {partner} ti invita ai test adatti a te.',
      earnings: 'Ti pagano a test e per ogni difetto confermato.',
      intro:
        'Con {partner}, persone vere provano i prodotti prima che escano. Tu dici cosa funziona e cosa no.',
      tasks: [
        'Seguire un piano di test',
        'Descrivere i difetti con schermate',
        'Rispondere a domande sulla tua esperienza',
      ],
      check: 'Aggiungi i tuoi dispositivi al profilo e fai un test di prova.',
      needs: [
        'Hai uno smartphone o un computer.',
        'Descrivi i problemi in modo comprensibile.',
        'Tieni per te ciò che non è ancora uscito.',
      ],
      expenses: 'Usi i tuoi dispositivi e la tua connessione.',
      overview:
        'In zona {city} molti lo fanno mentre studiano o oltre a un altro lavoro. Un test dura da dieci minuti a due ore.',
      keywords: 'tester di app, test collaborativi, sondaggi retribuiti',
    },
    hospitality: {
      title: 'Cameriere/a e aiuto eventi',
      card: 'Servi ai tavoli di ristoranti, fiere e feste in zona {city}. {partner} offre turni singoli.',
      earnings: 'Ti pagano a ore, con maggiorazioni di notte e la domenica.',
      intro:
        'Ristoranti e catering cercano rinforzi con {partner}. Vedi luogo, orario e compenso prima di accettare.',
      tasks: ['Apparecchiare e servire', 'Preparare bevande', 'Sparecchiare dopo l’evento'],
      check: 'Vieni a una breve presentazione e porta l’attestato di igiene.',
      needs: [
        'Sei gentile con gli ospiti.',
        'Puoi stare in piedi per ore.',
        'Hai pantaloni neri e camicia bianca.',
      ],
      expenses: 'Gli abiti da lavoro li compri tu; il pasto di solito è gratis.',
      overview:
        'In zona {city} i turni sono quasi tutti di venerdì e sabato. Le fiere portano lavoro anche in settimana.',
      keywords: 'cameriere, personale per eventi, catering',
    },
    retail: {
      title: 'Aiuto in negozio e promoter',
      card: 'Rifornisci scaffali, stai in cassa o presenta prodotti in zona {city}. {partner} cerca aiuto per singole giornate.',
      earnings: 'Ti pagano a ore; con le promozioni c’è spesso un premio sulle vendite.',
      intro:
        'I negozi hanno bisogno di aiuto prima delle feste e nel fine settimana. {partner} ti manda in punti vendita vicino a casa.',
      tasks: [
        'Rifornire scaffali e sistemare la merce',
        'Consigliare i clienti',
        'Distribuire campioni e volantini',
      ],
      check: 'Scegli i giorni e ricevi le istruzioni al telefono.',
      needs: ['Ti piace parlare con la gente.', 'Sei puntuale.', 'Hai qualche sabato libero.'],
      expenses: 'Paghi gli spostamenti; gli abiti da lavoro te li danno.',
      overview:
        'I negozi in zona {city} cercano aiuto con poco preavviso. Puoi lavorare un giorno solo o tutti i sabati.',
      keywords: 'commesso, promoter, scaffalista',
    },
    translation: {
      title: 'Traduttore/trice freelance',
      card: 'Traduci testi da casa, in zona {city}. {partner} ti offre incarichi adatti alle tue lingue.',
      earnings: 'Ti pagano a parola, di più per i testi tecnici.',
      intro:
        '{partner} traduce manuali, pagine di negozi e lettere. Scegli gli incarichi e le scadenze che vanno bene per te.',
      tasks: [
        'Tradurre testi nella tua lingua madre',
        'Rivedere il lavoro di altri',
        'Rispettare i glossari',
      ],
      check: 'Consegna una breve traduzione di prova.',
      needs: [
        'Conosci molto bene due lingue.',
        'Scrivi senza errori.',
        'Hai un computer e rispetti le scadenze.',
      ],
      expenses: 'Programmi e dizionari possono costare qualcosa; molti sono gratuiti.',
      overview:
        'Lavori dove vuoi, in zona {city} o altrove. La maggior parte degli incarichi va da 300 a 3.000 parole.',
      keywords: 'traduttore, freelance, lavoro da casa',
    },
  },
);
