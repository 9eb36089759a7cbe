import { moreJobTexts } from './moreJobTexts.ts';

export const moreJobs = moreJobTexts(
  [
    '{partner} biedt een vast fulltime contract in {city}.',
    'Je werkt fulltime in {city} en wordt ingewerkt door {partner}.',
    '{partner} in {city} ziet je sollicitatie graag tegemoet.',
  ],
  {
    'warehouse-worker': [
      'Magazijnmedewerker',
      'Je neemt goederen aan, verzamelt bestellingen en laadt vrachtwagens.',
      'Je bent fit en werkt in twee ploegen.',
    ],
    'delivery-driver': [
      'Bezorger',
      'Je bezorgt pakketten op een vaste route met een bus van de zaak.',
      'Je hebt een rijbewijs en kent de omgeving.',
    ],
    'bus-driver': [
      'Buschauffeur',
      'Je rijdt stadsbussen en helpt reizigers met vragen.',
      'Je hebt een busrijbewijs of wilt het halen.',
    ],
    cook: [
      'Kok',
      'Je kookt lunch en diner en maakt het weekmenu.',
      'Je hebt een opleiding en blijft rustig als het druk is.',
    ],
    waiter: [
      'Medewerker bediening',
      'Je zorgt voor de gasten, van begroeting tot rekening.',
      'Je hebt ervaring en blijft ook op lange avonden vriendelijk.',
    ],
    'office-cleaner': [
      'Schoonmaker op kantoor',
      'Je maakt ’s ochtends vroeg kantoren en vergaderzalen schoon.',
      'Je werkt netjes en zelfstandig.',
    ],
    'care-assistant': [
      'Zorghulp',
      'Je helpt ouderen bij het wassen, het eten en de dagelijkse dingen.',
      'Je hebt geduld en werkt in diensten.',
    ],
    'nursery-assistant': [
      'Medewerker kinderopvang',
      'Je speelt, zingt en eet met kinderen van één tot zes jaar.',
      'Je hebt een opleiding in de kinderopvang of iets vergelijkbaars.',
    ],
    electrician: [
      'Elektricien',
      'Je legt elektra aan in woningen en kantoren en controleert die.',
      'Je hebt je vakdiploma en een rijbewijs.',
    ],
    'software-tester': [
      'Softwaretester',
      'Je plant tests, beschrijft fouten en controleert verbeteringen.',
      'Je werkt precies en kent minstens één testtool.',
    ],
    'customer-support': [
      'Medewerker klantenservice',
      'Je beantwoordt vragen per telefoon, e-mail en chat.',
      'Je schrijft goed en luistert goed.',
    ],
    'sales-assistant': [
      'Verkoopmedewerker',
      'Je adviseert klanten, rekent af en houdt de winkel netjes.',
      'Je gaat graag met mensen om en werkt op zaterdag.',
    ],
    'office-clerk': [
      'Administratief medewerker',
      'Je verwerkt post, bestellingen en facturen.',
      'Je kent de gebruikelijke kantoorprogramma’s en werkt ordelijk.',
    ],
    receptionist: [
      'Hotelreceptionist',
      'Je checkt gasten in, neemt boekingen aan en beantwoordt vragen.',
      'Je spreekt twee talen en werkt in diensten.',
    ],
    'security-guard': [
      'Beveiliger',
      'Je controleert ingangen en loopt rondes in een kantoorgebouw.',
      'Je hebt de nodige beveiligingspas en geen strafblad.',
    ],
  },
);
