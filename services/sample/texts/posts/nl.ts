import type { PostKey } from '../kinds.ts';
import type { PostText } from '../types.ts';
import { postText } from './postText.ts';

export const posts: Record<PostKey, PostText> = {
  'first-gig': postText({
    slug: 'je-eerste-bijbaan',
    title: 'Je eerste bijbaan: zo begin je',
    excerpt: 'Waar je aan moet denken voordat je je aanmeldt en wat je in de eerste week kunt verwachten.',
    lead: 'Een bijbaan is snel gevonden. Denk toch even na, zodat het werk echt in je week past.',
    heading: 'Voordat je je aanmeldt',
    middle: 'Neem een half uur en schrijf op wat je belangrijk vindt. Vergelijk daarna twee of drie klussen.',
    items: [
      'Hoeveel uur heb je per week?',
      'Wat moet je hebben of kopen?',
      'Hoe en wanneer word je betaald?',
    ],
    closing:
      'Begin klein in de eerste week. Je leert de app, de routes en de mensen kennen, en na een paar diensten weet je wat een uur echt oplevert.',
    end: 'Bevalt het niet, probeer dan iets anders. Bij de meeste bedrijven kun je op elk moment stoppen.',
    media: {
      picture: 'Heuvels onder een lage zon',
      caption: 'Schrijf eerst je week op en zoek dan een klus die erin past.',
      watch: 'Iets om te bekijken',
      watchText: 'Voor de pauzes tussen twee klussen: drie gratis korte films.',
    },
  }),
  taxes: postText({
    slug: 'belasting-en-bijbanen',
    title: 'Belasting over je bijbaan, simpel uitgelegd',
    excerpt: 'Waarom je vanaf de eerste dag je papieren bewaart en welke kosten meetellen.',
    lead: 'Geld uit een bijbaan is inkomen. Of je belasting betaalt, hangt af van wat je in totaal verdient en waar je woont.',
    heading: 'Bewaar deze papieren',
    middle: 'Een eenvoudige tabel is genoeg. Noteer elke betaling en elke uitgave met de datum.',
    items: [
      'Overzichten van het bedrijf',
      'Bonnen van spullen en reparaties',
      'Een lijst van de gereden kilometers',
    ],
    closing: 'Zet van elke betaling iets opzij. Dan is een brief van de Belastingdienst geen verrassing.',
    end: 'Twijfel je, vraag het dan aan de Belastingdienst of een adviseur. Een vraag vooraf bespaart veel gedoe.',
  }),
  'winter-delivery': postText({
    slug: 'bezorgen-in-de-winter',
    title: 'Op de fiets bezorgen in de winter',
    excerpt: 'Warme handen, goede lampen en wat geduld: zo kom je de koude maanden door.',
    lead: 'In de winter zijn er meer bestellingen en minder koeriers. Wie zich voorbereidt, verdient goed in de koude maanden.',
    heading: 'Wat helpt tegen de kou',
    middle: 'Dure kleding is niet nodig, wel een paar lagen en droge voeten.',
    items: [
      'Waterdichte handschoenen en overschoenen',
      'Lampen met volle accu',
      'Banden met goede grip',
      'Een thermosfles thee',
    ],
    closing: 'Rem eerder en neem bochten langzaam. Bruggen en bladeren zijn glad lang voordat de weg dat is.',
    end: 'Bij ijzel blijft de fiets thuis. Geen bestelling is een val waard.',
  }),
  'city-guide': postText({
    slug: 'gids-voor-bijbanen',
    title: 'Bijbanen in {city}: een korte gids',
    excerpt: 'Welk werk er in {city} is, wanneer het druk is en hoe je begint.',
    lead: 'In {city} wordt elke dag eten besteld, verhuisd en een oppas gezocht. Dat levert klussen op die je naast je studie of baan kunt doen.',
    heading: 'Waar je zoekt in {city}',
    middle: 'Begin met wat je al hebt en kunt. In dit werk kom je makkelijk binnen.',
    items: [
      'Bezorgen, als je een fiets hebt',
      'Bijles, als je goed bent in een vak',
      'Evenementen, als je ’s avonds tijd hebt',
    ],
    closing:
      'Lees de beoordelingen van anderen in {city} voordat je solliciteert. Over wachttijd en loon zeggen ze meer dan welke advertentie ook.',
    end: 'Solliciteer op twee klussen tegelijk. Dan kies je wie het eerst reageert.',
  }),
  'student-jobs': postText({
    slug: 'werk-naast-je-studie',
    title: 'Werk dat goed bij je studie past',
    excerpt: 'Vijf soorten werk die tijd laten voor colleges en tentamens.',
    lead: 'Een bijbaan naast je studie moet geld opleveren zonder je een semester te kosten. Belangrijk is dat je voor tentamens kunt pauzeren.',
    heading: 'Wat in een rooster past',
    middle: 'Dit werk doe je ’s avonds, in het weekend of tussen twee colleges.',
    items: ['Bijles', 'Apps testen', 'Hulp bij evenementen', 'Bezorgen op de fiets', 'Oppassen'],
    closing:
      'Kijk hoeveel je mag verdienen zonder je beurs of verzekering te verliezen. De studentenvakbond kent de grenzen.',
    end: 'Zeg het op tijd als er tentamens aankomen. De meesten begrijpen dat.',
  }),
  'city-weekend': postText({
    slug: 'weekendwerk',
    title: 'Weekendwerk in {city}',
    excerpt: 'Van vrijdagavond tot zondag: waar in {city} hulp nodig is.',
    lead: 'In het weekend is {city} anders: restaurants zitten vol, gezinnen gaan uit en mensen verhuizen. Een goed moment om iets te verdienen.',
    heading: 'Werk voor zaterdag en zondag',
    middle: 'Dit werk kun je doen, ook als je doordeweeks geen tijd hebt.',
    items: ['Bedienen in restaurants', 'Verhuisdozen dragen', 'Op kinderen of honden passen'],
    closing:
      'Veel bedrijven in {city} betalen toeslag op zondag en ’s nachts. Kijk bij elke klus naar de inkomsten.',
    end: 'Houd één weekend per maand vrij. Rust hoort erbij.',
  }),
  'avoid-scams': postText({
    slug: 'oplichting-herkennen',
    title: 'Zo herken je een oneerlijk aanbod',
    excerpt: 'Signalen waar je op kunt letten en wat je kunt doen.',
    lead: 'De meeste bedrijven zijn eerlijk. Sommige willen alleen je geld of je gegevens, en die kun je herkennen.',
    heading: 'Wees voorzichtig als',
    middle: 'Eén signaal bewijst niets. Bij twee kun je er beter niet aan beginnen.',
    items: [
      'je vooraf moet betalen',
      'niemand je een adres geeft',
      'het loon veel hoger is dan normaal',
      'je geld of pakketten moet doorsturen',
    ],
    closing:
      'Stuur nooit een kopie van je identiteitsbewijs naar iemand die je alleen uit een chat kent. Vraag om een contract en lees het rustig door.',
    end: 'Is er iets gebeurd, ga dan naar de politie en mail ons. Dan halen we het aanbod van de site.',
  }),
  'good-profile': postText({
    slug: 'een-goed-profiel',
    title: 'Een profiel dat je klussen oplevert',
    excerpt: 'Met een duidelijke foto en drie goede zinnen val je op.',
    lead: 'Op veel platforms kiezen klanten een mens en geen bedrijf. Je profiel is dan je sollicitatie.',
    heading: 'Wat erin hoort',
    middle: 'Schrijf zoals je praat en blijf bij de waarheid.',
    items: ['Een vriendelijke foto bij daglicht', 'Wat je kunt en hoelang al', 'Wanneer je tijd hebt'],
    closing: 'Vraag je eerste klanten om een beoordeling. Drie goede zijn meer waard dan een lange tekst.',
    end: 'Bekijk je profiel om de paar maanden opnieuw. Vul aan wat je hebt geleerd en wanneer je nu tijd hebt.',
  }),
};
