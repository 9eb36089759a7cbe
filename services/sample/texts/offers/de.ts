import { offerTexts } from './offerTexts.ts';

export const offers = offerTexts(
  {
    tasksLead: 'Das machst du in {city}:',
    payout: 'In {city} wird einmal pro Woche ausgezahlt.',
    signUp: 'Melde dich bei {partner} an und wähle {city} als deine Stadt.',
    firstJob: 'Such dir den ersten Auftrag in {city} aus und leg los.',
    alwaysNeeded: 'Du bist mindestens 18 Jahre alt und darfst in dem Land arbeiten.',
    fees: {
      none: '{partner} verlangt in {city} keine Gebühren.',
      commission:
        '{partner} behält von jedem erledigten Auftrag in {city} eine Provision; die Anmeldung ist kostenlos.',
    },
    bonus: {
      none: 'In {city} gibt es zurzeit keinen Startbonus.',
      firstJobs: 'Wer in {city} neu anfängt, bekommt nach den ersten 20 Aufträgen einen Bonus.',
      referral: 'Wirb jemanden in {city}: Nach den ersten fünf Aufträgen bekommt ihr beide einen Bonus.',
    },
    overviewEnd: 'Wann du arbeitest, entscheidest du.',
    header: '{title} in {city} bei {partner}',
    seoTitle: '{title} in {city} | {partner}',
    seoDescription:
      '{title} bei {partner} in {city}: was du verdienst, was du brauchst, was es kostet und wie du dich bewirbst.',
    keywords: 'Nebenjob {city}, App-Job {city}, {partner}',
  },
  {
    'bike-delivery': {
      title: 'Fahrradkurier (m/w/d)',
      card: 'Bring in {city} Essen und Einkäufe mit dem Rad zu den Leuten. Bei {partner} wählst du deine Schichten eine Woche im Voraus.',
      earnings: 'Du wirst pro Bestellung und pro Kilometer bezahlt. Das Trinkgeld gehört dir.',
      intro:
        '{partner} bringt Gerichte aus Restaurants und Waren aus Läden an die Haustür. Du fährst dein eigenes Rad oder mietest eins.',
      tasks: [
        'Bestellungen im Restaurant abholen',
        'Auf der vorgeschlagenen Strecke zur Kundschaft fahren',
        'Die Bestellung übergeben und in der App bestätigen',
      ],
      check: 'Lade deinen Ausweis hoch und hol deine Liefertasche ab.',
      needs: [
        'Du hast ein Smartphone mit Datentarif.',
        'Du hast ein verkehrssicheres Rad oder mietest eins.',
        'Du fährst sicher im Stadtverkehr.',
      ],
      expenses: 'Rechne mit Reparaturen am Rad, Regenkleidung und mobilen Daten.',
      overview:
        'In {city} wird vor allem mittags und abends ausgeliefert. Die Bestellungen kommen über die App von {partner}.',
      keywords: 'Fahrradkurier, Essenslieferung, Kurierjob',
    },
    'car-delivery': {
      title: 'Paketzusteller (m/w/d)',
      card: 'Stell in {city} Pakete mit dem Auto oder Transporter zu. Bei {partner} buchst du Touren von einem halben Tag.',
      earnings: 'Du bekommst einen festen Betrag pro Tour und einen Zuschuss zum Sprit.',
      intro: '{partner} liefert für Onlineshops aus. Deine Tour ist geplant, bevor du das Depot verlässt.',
      tasks: [
        'Pakete im Depot einladen',
        'In der geplanten Reihenfolge zustellen',
        'Nicht zustellbare Pakete zurückbringen',
      ],
      check: 'Lass deinen Führerschein prüfen und sieh dir die Sicherheitsschulung an.',
      needs: [
        'Du hast seit mindestens einem Jahr den Führerschein.',
        'Du kannst Pakete bis 20 kg heben.',
        'Du hast ein Auto oder mietest einen Transporter.',
      ],
      expenses: 'Mit dem eigenen Auto zahlst du Sprit, Parken und Verschleiß.',
      overview: 'Eine Tour in {city} dauert etwa vier Stunden. Du siehst die Bezahlung, bevor du zusagst.',
      keywords: 'Paketzusteller, Paketfahrer, Fahrerjob',
    },
    ridesharing: {
      title: 'Fahrer in der Personenbeförderung (m/w/d)',
      card: 'Bring Fahrgäste in {city} ans Ziel, im eigenen Auto oder im Mietwagen. {partner} vermittelt dir die Fahrten.',
      earnings: 'Du wirst nach Strecke und Zeit bezahlt, zu Stoßzeiten mit Zuschlag.',
      intro: 'Fahrgäste buchen bei {partner}, und du bringst sie ans Ziel. Bezahlt wird in der App.',
      tasks: [
        'Fahrten in der App annehmen',
        'Fahrgäste sicher ans Ziel bringen',
        'Das Auto innen und außen sauber halten',
      ],
      check: 'Schick Führerschein, Personenbeförderungsschein und Fahrzeugpapiere ein.',
      needs: [
        'Du hast den Führerschein und den nötigen Beförderungsschein.',
        'Dein Führungszeugnis hat keine Einträge.',
        'Du bist freundlich und fährst ruhig.',
      ],
      expenses: 'Sprit oder Strom, Versicherung und Autowäsche zahlst du selbst.',
      overview:
        'In {city} wird morgens, abends und am Wochenende am meisten gebucht. {partner} zeigt dir, wo gerade viel los ist.',
      keywords: 'Fahrerjob, Personenbeförderung, Chauffeur',
    },
    cleaning: {
      title: 'Reinigungskraft (m/w/d)',
      card: 'Putze Wohnungen und Büros in {city}. Bei {partner} legst du Arbeitszeit und Stundensatz selbst fest.',
      earnings: 'Du bestimmst deinen Stundensatz und wirst nach jedem Einsatz bezahlt.',
      intro: '{partner} findet Stammkunden in deiner Nähe. Viele buchen jede Woche dieselbe Person.',
      tasks: [
        'Küche, Bad und Böden putzen',
        'Staub wischen und aufräumen',
        'Sonderwünsche mit der Kundschaft absprechen',
      ],
      check: 'Fülle dein Profil aus und führe ein kurzes Telefongespräch mit dem Team.',
      needs: [
        'Du hast etwas Erfahrung im Putzen.',
        'Du bist gründlich und pünktlich.',
        'Du hast ein Smartphone.',
      ],
      expenses: 'Putzmittel stellt meist die Kundschaft; die Anfahrt zahlst du.',
      overview:
        'Haushalte in {city} suchen das ganze Jahr über Hilfe. Ein Einsatz dauert meist zwei bis vier Stunden.',
      keywords: 'Putzjob, Reinigungskraft, Haushaltshilfe',
    },
    babysitting: {
      title: 'Babysitter (m/w/d)',
      card: 'Betreue Kinder von Familien in {city}. Über {partner} schreiben dir die Eltern direkt.',
      earnings: 'Du vereinbarst einen Stundenlohn mit der Familie und wirst nach jedem Abend bezahlt.',
      intro:
        'Familien suchen jemanden, auf den sie sich verlassen können, für Nachmittage, Abende oder Wochenenden. Vor dem ersten Abend lernt ihr euch kennen.',
      tasks: ['Spielen, vorlesen und basteln', 'Einfaches Essen machen', 'Kinder ins Bett bringen'],
      check: 'Füge eine Referenz hinzu und lass deinen Ausweis bestätigen.',
      needs: [
        'Du bist gern mit Kindern zusammen und hast Erfahrung.',
        'Du kannst ein Führungszeugnis vorlegen.',
        'Ein Kurs in Erster Hilfe am Kind ist von Vorteil.',
      ],
      expenses: 'Außer der Anfahrt hast du kaum Kosten.',
      overview:
        'Familien in {city} finden über {partner} Babysitter in der Nähe. Du entscheidest, welche Anfragen du annimmst.',
      keywords: 'Babysitter, Kinderbetreuung, Nanny',
    },
    'pet-care': {
      title: 'Hundesitter und Tierbetreuer (m/w/d)',
      card: 'Führ in {city} Hunde aus und kümmere dich um Katzen. {partner} bringt dich mit Haltern in der Nähe zusammen.',
      earnings: 'Du wirst pro Spaziergang oder pro Nacht bezahlt.',
      intro:
        'Halter buchen dich zum Gassigehen, zum Füttern oder für den Urlaub. Jedes Tier lernst du vorher kennen.',
      tasks: [
        'Hunde einzeln oder in kleinen Gruppen ausführen',
        'Füttern und spielen',
        'Ein Foto und eine kurze Nachricht schicken',
      ],
      check: 'Erzähl von deiner Erfahrung und vereinbare einen Probespaziergang.',
      needs: [
        'Du kannst gut mit Tieren umgehen.',
        'Du gehst bei jedem Wetter raus.',
        'Du hältst Termine ein.',
      ],
      expenses: 'Denk an Leinen, Beutel und eine Haftpflichtversicherung.',
      overview:
        'In {city} ist mittags und in den Schulferien am meisten zu tun. Viele Halter buchen immer wieder.',
      keywords: 'Hundesitter, Gassi gehen, Tierbetreuung',
    },
    tutoring: {
      title: 'Nachhilfelehrer (m/w/d)',
      card: 'Hilf Schülern in {city} in Mathe, Sprachen oder Naturwissenschaften. {partner} kümmert sich um Termine und Rechnungen.',
      earnings: 'Du wirst pro Stunde bezahlt, für höhere Klassen gibt es mehr.',
      intro:
        'Du unterrichtest zu Hause oder online. {partner} schlägt dir Schüler vor, die zu deinen Fächern passen.',
      tasks: [
        'Stunden vorbereiten und halten',
        'Hausaufgaben und Klassenarbeiten besprechen',
        'Die Eltern auf dem Laufenden halten',
      ],
      check: 'Lade dein letztes Zeugnis hoch und halte eine kurze Probestunde.',
      needs: [
        'Du kennst mindestens ein Schulfach gut.',
        'Du erklärst geduldig.',
        'Du hast an zwei Nachmittagen pro Woche Zeit.',
      ],
      expenses: 'Vielleicht brauchst du Bücher, Ausdrucke und eine Fahrkarte.',
      overview:
        'In {city} ist Nachhilfe vor allem vor Klassenarbeiten gefragt. Eine Stunde dauert 45 oder 90 Minuten.',
      keywords: 'Nachhilfe geben, Nachhilfelehrer, Hausaufgabenhilfe',
    },
    handyman: {
      title: 'Handwerks- und Umzugshelfer (m/w/d)',
      card: 'Bau Möbel auf, häng Lampen an und hilf bei Umzügen in {city}. {partner} schickt dir Aufträge in der Nähe.',
      earnings: 'Du wirst pro Stunde oder zum Festpreis bezahlt.',
      intro:
        'Kunden beschreiben, was zu tun ist, und du nennst einen Preis. Kleine Aufträge dauern eine Stunde, ein Umzug einen halben Tag.',
      tasks: [
        'Möbel aufbauen und reparieren',
        'Kisten tragen und den Transporter beladen',
        'Kleinere Arbeiten wie Bohren oder Streichen',
      ],
      check: 'Beschreib, was du kannst, und füge Fotos fertiger Arbeiten hinzu.',
      needs: [
        'Du bist handwerklich geschickt.',
        'Du hast das nötigste Werkzeug.',
        'Du kannst Schweres heben.',
      ],
      expenses: 'Werkzeug, Arbeitskleidung und manchmal Sprit gehen auf dich.',
      overview: 'In {city} wird am Monatsende am meisten umgezogen. Reparaturen sind das ganze Jahr gefragt.',
      keywords: 'Handwerker, Umzugshelfer, Möbelaufbau',
    },
    'mystery-shopping': {
      title: 'Testkäufer (m/w/d)',
      card: 'Besuche Läden und Restaurants in {city} und berichte, was du siehst. {partner} bezahlt jeden Besuch.',
      earnings:
        'Du bekommst ein Honorar pro Besuch. Deine Einkäufe werden bis zu einer Obergrenze erstattet.',
      intro:
        'Unternehmen möchten wissen, wie ihre Kundschaft behandelt wird. Du gehst hin wie alle anderen und füllst danach einen Fragebogen aus.',
      tasks: ['Die Anleitung lesen', 'Den Laden unauffällig besuchen', 'Am selben Tag den Bericht ausfüllen'],
      check: 'Mach einen kurzen Test im Beobachten und Schreiben.',
      needs: [
        'Dir fallen Kleinigkeiten auf.',
        'Du schreibst verständlich.',
        'Du hast ein Smartphone mit Kamera.',
      ],
      expenses: 'Einkäufe legst du aus und bekommst das Geld später zurück.',
      overview:
        'Jede Woche kommen in {city} neue Aufträge dazu. Besuch und Bericht dauern zusammen etwa eine Stunde.',
      keywords: 'Testkäufer, Mystery Shopping, Testkauf',
    },
    crowdtesting: {
      title: 'App-Tester und Umfrageteilnehmer (m/w/d)',
      card: 'Teste Apps und Websites und beantworte Umfragen, zu Hause in {city} oder unterwegs. {partner} lädt dich zu passenden Tests ein.',
      earnings: 'Du wirst pro Test und für jeden bestätigten Fehler bezahlt.',
      intro:
        'Bei {partner} probieren echte Menschen neue Produkte aus, bevor sie erscheinen. Du sagst, was geht und was nicht.',
      tasks: [
        'Einem Testplan folgen',
        'Fehler mit Screenshots beschreiben',
        'Fragen zu deinen Erfahrungen beantworten',
      ],
      check: 'Trag deine Geräte ins Profil ein und mach einen Übungstest.',
      needs: [
        'Du hast ein Smartphone oder einen Computer.',
        'Du beschreibst Fehler so, dass andere sie verstehen.',
        'Unveröffentlichtes behältst du für dich.',
      ],
      expenses: 'Du nutzt eigene Geräte und deinen eigenen Internetanschluss.',
      overview:
        'In {city} testen viele neben dem Studium oder einem anderen Job. Ein Test dauert zwischen zehn Minuten und zwei Stunden.',
      keywords: 'App-Tester, Crowdtesting, bezahlte Umfragen',
    },
    hospitality: {
      title: 'Servicekraft und Eventhelfer (m/w/d)',
      card: 'Bediene Gäste in Restaurants, auf Messen und Feiern in {city}. Bei {partner} gibt es einzelne Schichten.',
      earnings: 'Du wirst pro Stunde bezahlt, nachts und sonntags mit Zuschlag.',
      intro:
        'Restaurants und Caterer buchen Verstärkung über {partner}. Ort, Zeit und Bezahlung siehst du, bevor du zusagst.',
      tasks: ['Tische decken und bedienen', 'Getränke vorbereiten', 'Nach der Veranstaltung abräumen'],
      check: 'Komm zu einer kurzen Einführung und bring dein Gesundheitszeugnis mit.',
      needs: [
        'Du bist freundlich zu Gästen.',
        'Du kannst stundenlang stehen und laufen.',
        'Schwarze Hose und weißes Hemd hast du im Schrank.',
      ],
      expenses: 'Die Arbeitskleidung kaufst du; Essen gibt es meist umsonst.',
      overview:
        'In {city} sind die meisten Schichten freitags und samstags. Messen bringen auch unter der Woche Arbeit.',
      keywords: 'Kellnern, Servicekraft, Catering-Job',
    },
    retail: {
      title: 'Aushilfe im Verkauf und Promoter (m/w/d)',
      card: 'Fülle in {city} Regale auf, arbeite an der Kasse oder stell Produkte vor. {partner} braucht Hilfe an einzelnen Tagen.',
      earnings: 'Du wirst pro Stunde bezahlt; bei Promotions kommt oft eine Verkaufsprämie dazu.',
      intro:
        'Vor Feiertagen und am Wochenende brauchen Läden Hilfe. {partner} schickt dich in Filialen in deiner Nähe.',
      tasks: ['Regale auffüllen und Ware sortieren', 'Kundschaft beraten', 'Proben und Flyer verteilen'],
      check: 'Wähle deine Tage und lass dich am Telefon einweisen.',
      needs: ['Du redest gern mit Leuten.', 'Du bist pünktlich.', 'Du hast an manchen Samstagen Zeit.'],
      expenses: 'Die Anfahrt zahlst du; Arbeitskleidung bekommst du gestellt.',
      overview:
        'Läden in {city} buchen Aushilfen kurzfristig. Du kannst einen einzelnen Tag oder jeden Samstag arbeiten.',
      keywords: 'Aushilfe Verkauf, Promoter, Regale auffüllen',
    },
    translation: {
      title: 'Freier Übersetzer (m/w/d)',
      card: 'Übersetze Texte, zu Hause in {city} oder unterwegs. {partner} bietet dir Aufträge an, die zu deinen Sprachen passen.',
      earnings: 'Du wirst pro Wort bezahlt, für Fachtexte gibt es mehr.',
      intro:
        '{partner} übersetzt Anleitungen, Shopseiten und Briefe. Du wählst Aufträge und Fristen, die dir passen.',
      tasks: [
        'Texte in deine Muttersprache übersetzen',
        'Arbeiten anderer Korrektur lesen',
        'Wortlisten einhalten',
      ],
      check: 'Gib eine kurze Probeübersetzung ab.',
      needs: [
        'Du beherrschst zwei Sprachen sehr gut.',
        'Du schreibst fehlerfrei.',
        'Du hast einen Computer und hältst Fristen ein.',
      ],
      expenses: 'Programme und Wörterbücher können etwas kosten; viele sind kostenlos.',
      overview:
        'Du arbeitest, wo du willst, in {city} oder anderswo. Die meisten Aufträge haben 300 bis 3.000 Wörter.',
      keywords: 'Übersetzer, freiberuflich, Homeoffice',
    },
  },
);
