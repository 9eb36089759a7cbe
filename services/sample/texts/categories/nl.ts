import { categoryTexts } from './categoryTexts.ts';

export const categories = categoryTexts(
  {
    header: '{subject} in {city}',
    overviewEnd: 'Vergelijk inkomsten, kosten en beoordelingen van alle klussen in {city}.',
  },
  {
    delivery: [
      'Bezorging',
      'bezorging',
      'Bezorgwerk',
      'Je brengt eten, boodschappen of pakketten rond in {city}, met de fiets, scooter of auto.',
    ],
    driving: [
      'Rijden',
      'rijden',
      'Chauffeurswerk',
      'Met een rijbewijs vind je in {city} werk: bezorgroutes, transfers en rondritten.',
    ],
    ridesharing: [
      'Personenvervoer',
      'personenvervoer',
      'Werk in het personenvervoer',
      'Je rijdt passagiers door {city} wanneer je tijd hebt.',
    ],
    cleaning: [
      'Schoonmaak',
      'schoonmaak',
      'Schoonmaakwerk',
      'Huishoudens en kantoren in {city} zoeken betrouwbare schoonmakers.',
    ],
    babysitting: [
      'Oppassen',
      'oppassen',
      'Oppaswerk',
      'Gezinnen in {city} zoeken een oppas voor middagen en avonden.',
    ],
    'pet-care': [
      'Dierenoppas',
      'dierenoppas',
      'Werk met dieren',
      'Je laat honden uit en zorgt voor katten in {city}.',
    ],
    tutoring: ['Bijles', 'bijles', 'Bijleswerk', 'Je helpt leerlingen in {city} met huiswerk en toetsen.'],
    handyman: ['Kluswerk', 'kluswerk', 'Kluswerk', 'Je repareert, boort en monteert voor mensen in {city}.'],
    moving: [
      'Verhuizen',
      'verhuizen',
      'Verhuiswerk',
      'Je draagt dozen en meubels als mensen in {city} verhuizen.',
    ],
    'mystery-shopping': [
      'Testaankopen',
      'testaankopen',
      'Werk als mysteryshopper',
      'Je test winkels en restaurants in {city} en schrijft verslagen.',
    ],
    surveys: [
      'Enquêtes',
      'enquetes',
      'Betaalde enquêtes',
      'Je geeft je mening over producten en diensten, thuis in {city} of onderweg.',
    ],
    crowdtesting: [
      'Apps testen',
      'apps-testen',
      'Werk als apptester',
      'Je probeert vanuit {city} apps en websites uit en meldt fouten.',
    ],
    translation: [
      'Vertalen',
      'vertalen',
      'Vertaalwerk',
      'Je vertaalt en corrigeert teksten, vanuit huis in {city}.',
    ],
    photography: [
      'Fotografie',
      'fotografie',
      'Fotowerk',
      'Je fotografeert woningen, gerechten of evenementen in {city}.',
    ],
    hosting: [
      'Gastontvangst',
      'gastontvangst',
      'Werk als gastheer of gastvrouw',
      'Je laat bezoekers {city} zien of zorgt voor hun verblijf.',
    ],
    retail: [
      'Winkelwerk',
      'winkelwerk',
      'Winkelwerk',
      'Winkels in {city} zoeken hulp aan de kassa en in het magazijn.',
    ],
    hospitality: [
      'Horeca',
      'horeca',
      'Horecawerk',
      'Restaurants, cafés en hotels in {city} zoeken extra handen.',
    ],
    promotion: [
      'Promotie',
      'promotie',
      'Promotiewerk',
      'Je presenteert producten op beurzen en in winkels in {city}.',
    ],
    care: ['Zorg', 'zorg', 'Werk in de ouderenzorg', 'Je helpt ouderen in {city} in hun dagelijks leven.'],
    'personal-training': [
      'Sportbegeleiding',
      'sportbegeleiding',
      'Werk als trainer',
      'Je traint mensen in {city} in het park, de sportschool of thuis.',
    ],
  },
);
