import { moreJobTexts } from './moreJobTexts.ts';

export const moreJobs = moreJobTexts(
  [
    '{partner} erbjuder en tillsvidareanställning på heltid i {city}.',
    'Du jobbar heltid i {city} och blir upplärd av {partner}.',
    '{partner} i {city} ser fram emot din ansökan.',
  ],
  {
    'warehouse-worker': [
      'Lagerarbetare',
      'Du tar emot varor, plockar order och lastar lastbilar.',
      'Du är i god form och jobbar tvåskift.',
    ],
    'delivery-driver': [
      'Budbilsförare',
      'Du levererar paket på en fast tur med firmabil.',
      'Du har körkort och hittar i området.',
    ],
    'bus-driver': [
      'Bussförare',
      'Du kör stadsbussar och svarar på resenärernas frågor.',
      'Du har D-körkort eller vill ta det.',
    ],
    cook: [
      'Kock',
      'Du lagar lunch och middag och planerar veckans meny.',
      'Du har utbildning och behåller lugnet när det är fullt.',
    ],
    waiter: [
      'Servitör',
      'Du tar hand om gästerna från välkomnandet till notan.',
      'Du har erfarenhet och är vänlig även under långa kvällar.',
    ],
    'office-cleaner': [
      'Kontorsstädare',
      'Du städar kontor och mötesrum tidigt på morgonen.',
      'Du är noggrann och jobbar självständigt.',
    ],
    'care-assistant': [
      'Vårdbiträde',
      'Du hjälper äldre med hygien, mat och vardagen.',
      'Du har tålamod och jobbar skift.',
    ],
    'nursery-assistant': [
      'Barnskötare',
      'Du leker, sjunger och äter med barn mellan ett och sex år.',
      'Du är utbildad barnskötare eller har liknande bakgrund.',
    ],
    electrician: [
      'Elektriker',
      'Du installerar och kontrollerar el i bostäder och kontor.',
      'Du har yrkesbevis och körkort.',
    ],
    'software-tester': [
      'Programvarutestare',
      'Du planerar tester, beskriver fel och kontrollerar rättningar.',
      'Du är noggrann och kan minst ett testverktyg.',
    ],
    'customer-support': [
      'Kundtjänstmedarbetare',
      'Du svarar på frågor via telefon, mejl och chatt.',
      'Du skriver bra och lyssnar väl.',
    ],
    'sales-assistant': [
      'Butikssäljare',
      'Du ger kunder råd, sitter i kassan och håller butiken snygg.',
      'Du tycker om människor och jobbar på lördagar.',
    ],
    'office-clerk': [
      'Kontorsassistent',
      'Du sköter post, beställningar och fakturor.',
      'Du kan de vanliga kontorsprogrammen och håller ordning.',
    ],
    receptionist: [
      'Hotellreceptionist',
      'Du checkar in gäster, tar bokningar och svarar på frågor.',
      'Du talar två språk och jobbar skift.',
    ],
    'security-guard': [
      'Väktare',
      'Du kontrollerar entréer och går ronder i ett kontorshus.',
      'Du har väktarutbildning och är ostraffad.',
    ],
  },
);
