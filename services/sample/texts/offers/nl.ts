import { offerTexts } from './offerTexts.ts';

export const offers = offerTexts(
  {
    tasksLead: 'Dit doe je in {city}:',
    payout: 'In {city} wordt één keer per week uitbetaald.',
    signUp: 'Meld je aan bij {partner} en kies {city} als je stad.',
    firstJob: 'Kies je eerste klus in {city} en ga aan de slag.',
    alwaysNeeded: 'Je bent minstens 18 jaar en mag in het land werken.',
    fees: {
      none: '{partner} brengt je in {city} geen kosten in rekening.',
      commission: '{partner} houdt van elke afgeronde klus in {city} een commissie in; aanmelden is gratis.',
    },
    bonus: {
      none: 'In {city} is er op dit moment geen startbonus.',
      firstJobs: 'Wie in {city} begint, krijgt na de eerste 20 klussen een bonus.',
      referral: 'Breng iemand aan in {city} en jullie krijgen allebei een bonus na de eerste vijf klussen.',
    },
    overviewEnd: 'Jij bepaalt wanneer je werkt.',
    header: '{title} in {city} bij {partner}',
    seoTitle: '{title} in {city} | {partner}',
    seoDescription:
      '{title} bij {partner} in {city}: wat je verdient, wat je nodig hebt, wat het kost en hoe je solliciteert.',
    keywords: 'bijbaan {city}, flexwerk {city}, {partner}',
  },
  {
    'bike-delivery': {
      title: 'Fietskoerier',
      card: 'Bezorg eten en boodschappen op de fiets in {city}. Bij {partner} kies je je diensten een week van tevoren.',
      earnings: 'Je wordt betaald per bestelling en per kilometer. Fooien zijn voor jou.',
      intro:
        '{partner} brengt maaltijden van restaurants en boodschappen van winkels aan de deur. Je rijdt op je eigen fiets of huurt er een.',
      tasks: [
        'Bestellingen ophalen bij het restaurant',
        'Via de voorgestelde route naar de klant fietsen',
        'De bestelling overhandigen en bevestigen in de app',
      ],
      check: 'Upload je identiteitsbewijs en haal je bezorgtas op.',
      needs: [
        'Je hebt een smartphone met een databundel.',
        'Je hebt een veilige fiets of huurt er een.',
        'Je voelt je zeker in het verkeer.',
      ],
      expenses: 'Houd rekening met fietsreparaties, regenkleding en mobiele data.',
      overview:
        'In {city} wordt vooral tussen de middag en ’s avonds bezorgd. De bestellingen komen binnen via de app van {partner}.',
      keywords: 'fietskoerier, maaltijdbezorger, koerierswerk',
    },
    'car-delivery': {
      title: 'Pakketbezorger',
      card: 'Breng pakketten naar de ontvangers in {city}, met de auto of een bestelbus. Bij {partner} boek je routes van een halve dag.',
      earnings: 'Je krijgt een vast bedrag per route en een bijdrage voor brandstof.',
      intro: '{partner} bezorgt voor webwinkels. Je route staat klaar voordat je het depot verlaat.',
      tasks: [
        'Pakketten inladen bij het depot',
        'Bezorgen in de geplande volgorde',
        'Terugbrengen wat niet bezorgd kon worden',
      ],
      check: 'Laat je rijbewijs controleren en bekijk de veiligheidstraining.',
      needs: [
        'Je hebt minstens een jaar je rijbewijs.',
        'Je kunt pakketten tot 20 kg tillen.',
        'Je hebt een auto of huurt een bus.',
      ],
      expenses: 'Met je eigen auto betaal je brandstof, parkeren en slijtage.',
      overview: 'Een route in {city} duurt ongeveer vier uur. Je ziet het bedrag voordat je ja zegt.',
      keywords: 'pakketbezorger, bezorger met auto, chauffeur',
    },
    ridesharing: {
      title: 'Taxichauffeur via een app',
      card: 'Rijd passagiers door {city} in je eigen auto of een huurauto. {partner} regelt de ritten.',
      earnings: 'Je wordt betaald naar afstand en tijd, met een toeslag in de spits.',
      intro: 'Passagiers boeken bij {partner} en jij brengt ze naar hun bestemming. Betalen gaat via de app.',
      tasks: [
        'Ritten aannemen in de app',
        'Passagiers veilig naar hun bestemming brengen',
        'De auto van binnen en van buiten schoonhouden',
      ],
      check: 'Stuur je rijbewijs, je chauffeurskaart en de autopapieren op.',
      needs: [
        'Je hebt een rijbewijs en de vergunning die in jouw regio nodig is.',
        'Je hebt geen strafblad.',
        'Je bent vriendelijk en rijdt rustig.',
      ],
      expenses: 'Brandstof of stroom, verzekering en wasbeurten betaal je zelf.',
      overview:
        'In {city} wordt het meest geboekt in de ochtend, de avond en het weekend. {partner} laat zien waar het druk is.',
      keywords: 'chauffeur, personenvervoer, taxiwerk',
    },
    cleaning: {
      title: 'Schoonmaakhulp',
      card: 'Maak huizen en kantoren schoon in {city}. Bij {partner} bepaal je zelf je uren en je tarief.',
      earnings: 'Je kiest je uurtarief en wordt na elke klus betaald.',
      intro: '{partner} vindt vaste klanten bij jou in de buurt. Vaak boeken ze elke week dezelfde persoon.',
      tasks: [
        'Keukens, badkamers en vloeren schoonmaken',
        'Stof afnemen en opruimen',
        'Bijzondere wensen met de klant bespreken',
      ],
      check: 'Vul je profiel in en voer een kort gesprek met het team.',
      needs: [
        'Je hebt wat ervaring met schoonmaken.',
        'Je werkt netjes en bent op tijd.',
        'Je hebt een smartphone.',
      ],
      expenses: 'De klant zorgt meestal voor de schoonmaakmiddelen; jij betaalt de reiskosten.',
      overview: 'In {city} zoeken huishoudens het hele jaar hulp. Een klus duurt meestal twee tot vier uur.',
      keywords: 'schoonmaakwerk, huishoudelijke hulp, poetshulp',
    },
    babysitting: {
      title: 'Oppas',
      card: 'Pas op bij gezinnen in {city}. Via {partner} sturen ouders je rechtstreeks een bericht.',
      earnings: 'Je spreekt een uurtarief af met het gezin en wordt na elke avond betaald.',
      intro:
        'Gezinnen zoeken iemand op wie ze kunnen rekenen, voor middagen, avonden of weekenden. Jullie maken vooraf kennis.',
      tasks: ['Spelen, voorlezen en knutselen', 'Eenvoudig eten maken', 'Kinderen naar bed brengen'],
      check: 'Voeg een referentie toe en laat je identiteit bevestigen.',
      needs: [
        'Je bent graag met kinderen bezig en hebt ervaring.',
        'Je kunt een verklaring omtrent het gedrag laten zien.',
        'EHBO voor kinderen is een pluspunt.',
      ],
      expenses: 'Behalve reiskosten zijn er nauwelijks kosten.',
      overview:
        'Gezinnen in {city} vinden via {partner} een oppas in de buurt. Jij bepaalt welke aanvragen je aanneemt.',
      keywords: 'oppas, kinderopvang, babysit',
    },
    'pet-care': {
      title: 'Hondenuitlater en dierenoppas',
      card: 'Laat honden uit en zorg voor katten in {city}. {partner} brengt je in contact met baasjes in de buurt.',
      earnings: 'Je wordt betaald per wandeling of per nacht.',
      intro:
        'Baasjes boeken je om te wandelen, te voeren of voor de vakantie. Je leert elk dier eerst kennen.',
      tasks: [
        'Honden uitlaten, alleen of in kleine groepen',
        'Voeren en spelen',
        'Het baasje een foto en een berichtje sturen',
      ],
      check: 'Vertel over je ervaring en spreek een proefwandeling af.',
      needs: [
        'Je kunt goed met dieren omgaan.',
        'Je gaat naar buiten in weer en wind.',
        'Je houdt je aan afspraken.',
      ],
      expenses: 'Denk aan riemen, zakjes en een aansprakelijkheidsverzekering.',
      overview:
        'In {city} is er rond het middaguur en in schoolvakanties het meeste werk. Veel baasjes komen terug.',
      keywords: 'hondenuitlater, dierenoppas, werken met dieren',
    },
    tutoring: {
      title: 'Bijlesdocent',
      card: 'Help leerlingen in {city} met wiskunde, talen of natuurkunde. {partner} regelt de afspraken en de facturen.',
      earnings: 'Je wordt betaald per les, meer voor hogere klassen.',
      intro:
        'Je geeft les bij de leerling thuis of online. {partner} stelt leerlingen voor die bij je vakken passen.',
      tasks: ['Lessen voorbereiden en geven', 'Huiswerk en toetsen bespreken', 'Ouders op de hoogte houden'],
      check: 'Upload je laatste cijferlijst en geef een korte proefles.',
      needs: [
        'Je bent goed in minstens één schoolvak.',
        'Je legt geduldig uit.',
        'Je bent twee middagen per week vrij.',
      ],
      expenses: 'Misschien heb je boeken, kopieën en reisgeld nodig.',
      overview: 'In {city} wordt vooral voor toetsen hulp gezocht. Een les duurt 45 of 90 minuten.',
      keywords: 'bijles geven, bijlesdocent, huiswerkbegeleiding',
    },
    handyman: {
      title: 'Klusser en verhuishulp',
      card: 'Zet meubels in elkaar, hang lampen op en help bij verhuizingen in {city}. {partner} stuurt je klussen in de buurt.',
      earnings: 'Je wordt betaald per uur of voor een vaste prijs.',
      intro:
        'Klanten beschrijven wat er moet gebeuren en jij noemt een prijs. Een kleine klus duurt een uur, een verhuizing een halve dag.',
      tasks: [
        'Meubels monteren en repareren',
        'Dozen dragen en de bus inladen',
        'Kleine klussen zoals boren of schilderen',
      ],
      check: 'Beschrijf wat je kunt en voeg foto’s van je werk toe.',
      needs: ['Je bent handig.', 'Je hebt basisgereedschap.', 'Je kunt veilig zwaar tillen.'],
      expenses: 'Gereedschap, werkkleding en soms brandstof betaal je zelf.',
      overview:
        'In {city} wordt aan het eind van de maand het meest verhuisd. Reparaties zijn het hele jaar gevraagd.',
      keywords: 'klusser, verhuishulp, meubels monteren',
    },
    'mystery-shopping': {
      title: 'Mysteryshopper',
      card: 'Bezoek winkels en restaurants in {city} en vertel wat je ziet. {partner} betaalt elk bezoek.',
      earnings: 'Je krijgt een vergoeding per bezoek en je aankopen terug tot een maximum.',
      intro:
        'Bedrijven willen weten hoe hun klanten worden geholpen. Je gaat erheen als iedere andere klant en vult daarna een vragenlijst in.',
      tasks: [
        'De instructies lezen',
        'De winkel bezoeken zonder op te vallen',
        'Het verslag dezelfde dag invullen',
      ],
      check: 'Doe een korte toets in observeren en schrijven.',
      needs: ['Je let op details.', 'Je schrijft duidelijk.', 'Je hebt een smartphone met camera.'],
      expenses: 'Je schiet aankopen voor en krijgt het geld later terug.',
      overview:
        'In {city} komen er elke week nieuwe opdrachten bij. Bezoek en verslag kosten samen ongeveer een uur.',
      keywords: 'mysteryshopper, testaankoop, winkelbezoek',
    },
    crowdtesting: {
      title: 'Apptester en enquêtedeelnemer',
      card: 'Test apps en websites en vul enquêtes in, thuis in {city} of onderweg. {partner} nodigt je uit voor tests die bij je passen.',
      earnings: 'Je wordt betaald per test en per bevestigde fout.',
      intro:
        'Bij {partner} proberen echte mensen nieuwe producten uit voordat ze verschijnen. Jij zegt wat werkt en wat niet.',
      tasks: [
        'Een testplan volgen',
        'Fouten beschrijven met screenshots',
        'Vragen over je ervaring beantwoorden',
      ],
      check: 'Zet je apparaten in je profiel en doe een oefentest.',
      needs: [
        'Je hebt een smartphone of een computer.',
        'Je beschrijft problemen zo dat anderen ze begrijpen.',
        'Je praat niet over producten die nog niet uit zijn.',
      ],
      expenses: 'Je gebruikt je eigen apparaten en internetverbinding.',
      overview:
        'In {city} doen veel mensen dit naast hun studie of baan. Een test duurt tien minuten tot twee uur.',
      keywords: 'apptester, apps testen, betaalde enquêtes',
    },
    hospitality: {
      title: 'Bediening en evenementenhulp',
      card: 'Bedien gasten in restaurants, op beurzen en feesten in {city}. {partner} biedt losse diensten aan.',
      earnings: 'Je wordt betaald per uur, met toeslag ’s nachts en op zondag.',
      intro:
        'Restaurants en cateraars boeken extra handen via {partner}. Je ziet plaats, tijd en betaling voordat je ja zegt.',
      tasks: ['Tafels dekken en bedienen', 'Drankjes klaarmaken', 'Na afloop opruimen'],
      check: 'Kom naar een korte uitleg en neem je hygiënebewijs mee.',
      needs: [
        'Je bent vriendelijk voor gasten.',
        'Je kunt uren staan en lopen.',
        'Je hebt een zwarte broek en een wit overhemd of een witte blouse.',
      ],
      expenses: 'Werkkleding koop je zelf; eten is meestal gratis.',
      overview:
        'In {city} zijn de meeste diensten op vrijdag en zaterdag. Beurzen brengen ook doordeweeks werk.',
      keywords: 'bediening, horecawerk, catering',
    },
    retail: {
      title: 'Winkelhulp en promotiemedewerker',
      card: 'Vul schappen, sta achter de kassa of presenteer producten in {city}. {partner} zoekt hulp voor losse dagen.',
      earnings: 'Je wordt betaald per uur; bij promoties is er vaak een verkoopbonus.',
      intro:
        'Winkels hebben hulp nodig voor de feestdagen en in het weekend. {partner} stuurt je naar filialen bij jou in de buurt.',
      tasks: ['Schappen vullen en spullen sorteren', 'Klanten adviseren', 'Proefjes en folders uitdelen'],
      check: 'Kies je dagen. Je krijgt telefonisch uitleg.',
      needs: ['Je praat graag met mensen.', 'Je bent op tijd.', 'Je bent af en toe op zaterdag vrij.'],
      expenses: 'Je betaalt de reiskosten; werkkleding krijg je.',
      overview: 'Winkels in {city} boeken hulp op korte termijn. Je kunt één dag werken of elke zaterdag.',
      keywords: 'winkelhulp, promotiewerk, vakkenvuller',
    },
    translation: {
      title: 'Freelance vertaler',
      card: 'Vertaal teksten vanuit huis in {city}. {partner} biedt opdrachten aan die bij je talen passen.',
      earnings: 'Je wordt betaald per woord, meer voor technische teksten.',
      intro:
        '{partner} vertaalt handleidingen, webwinkelpagina’s en brieven. Je kiest de opdrachten en deadlines die je uitkomen.',
      tasks: [
        'Teksten naar je moedertaal vertalen',
        'Het werk van anderen nalezen',
        'Je aan woordenlijsten houden',
      ],
      check: 'Lever een korte proefvertaling in.',
      needs: [
        'Je beheerst twee talen heel goed.',
        'Je schrijft foutloos.',
        'Je hebt een computer en haalt je deadlines.',
      ],
      expenses: 'Software en woordenboeken kunnen iets kosten; veel is gratis.',
      overview:
        'Je werkt waar je wilt, in {city} of ergens anders. De meeste opdrachten tellen 300 tot 3.000 woorden.',
      keywords: 'vertaler, freelance, thuiswerk',
    },
  },
);
