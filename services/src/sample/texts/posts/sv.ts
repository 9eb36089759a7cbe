import type { PostKey } from '../kinds.ts';
import type { PostText } from '../types.ts';
import { postText } from './postText.ts';

export const posts: Record<PostKey, PostText> = {
  'first-gig': postText({
    slug: 'ditt-forsta-extrajobb',
    title: 'Ditt första extrajobb: så börjar du',
    excerpt: 'Vad du bör tänka på innan du registrerar dig och vad som väntar första veckan.',
    lead: 'Ett extrajobb hittar man snabbt. Tänk ändå efter en stund, så att det verkligen passar in i din vecka.',
    heading: 'Innan du registrerar dig',
    middle: 'Ta en halvtimme och skriv ner vad som är viktigt för dig. Jämför sedan två eller tre jobb.',
    items: [
      'Hur många timmar har du i veckan?',
      'Vad behöver du äga eller köpa?',
      'Hur och när får du betalt?',
    ],
    closing:
      'Börja i liten skala första veckan. Du lär känna appen, vägarna och folket, och efter några pass vet du vad en timme verkligen ger.',
    end: 'Passar det inte, så prova något annat. Hos de flesta kan du sluta när du vill.',
    media: {
      picture: 'Kullar under en låg sol',
      caption: 'Skriv först ner din vecka och leta sedan efter ett jobb som får plats.',
      watch: 'Något att se på',
      watchText: 'För pauserna mellan två jobb: tre korta filmer som inte kostar något.',
    },
  }),
  taxes: postText({
    slug: 'skatt-pa-extrajobb',
    title: 'Skatt på extrajobb med enkla ord',
    excerpt: 'Varför du ska spara papper från första dagen och vilka kostnader som räknas.',
    lead: 'Pengar från ett extrajobb är inkomst. Om du betalar skatt beror på hur mycket du tjänar totalt och var du bor.',
    heading: 'Spara de här papperen',
    middle: 'En enkel tabell räcker. Skriv upp varje betalning och varje kostnad med datum.',
    items: [
      'Lönebesked från företaget',
      'Kvitton på utrustning och reparationer',
      'En lista över körda kilometer',
    ],
    closing:
      'Lägg undan en del av varje betalning. Då blir ett brev från skattemyndigheten ingen överraskning.',
    end: 'Fråga skattemyndigheten eller en rådgivare om du är osäker. En fråga i tid sparar mycket besvär.',
  }),
  'winter-delivery': postText({
    slug: 'leverera-pa-vintern',
    title: 'Leverera med cykel på vintern',
    excerpt: 'Varma händer, bra lysen och lite tålamod: så klarar du de kalla månaderna.',
    lead: 'På vintern är det fler order och färre bud. Är du förberedd lönar sig de kalla månaderna.',
    heading: 'Vad som hjälper mot kylan',
    middle: 'Du behöver inga dyra kläder, men flera lager och torra fötter.',
    items: [
      'Vattentäta handskar och skoöverdrag',
      'Lysen med laddade batterier',
      'Däck med bra grepp',
      'En termos te',
    ],
    closing: 'Bromsa tidigare och ta kurvor långsamt. Broar och löv är hala långt innan vägen är det.',
    end: 'Är det is låter du cykeln stå. Ingen order är värd ett fall.',
  }),
  'city-guide': postText({
    slug: 'guide-till-extrajobb',
    title: 'Extrajobb i {city}: en kort guide',
    excerpt: 'Vilka jobb som finns i {city}, när det är mest att göra och hur du börjar.',
    lead: 'I {city} beställer folk mat, flyttar och söker barnvakt varje dag. För allt detta finns jobb som går att göra vid sidan av studier eller arbete.',
    heading: 'Var du letar i {city}',
    middle: 'Börja med det du redan har och kan. Här är det lätt att komma in.',
    items: [
      'Leverans, om du har en cykel',
      'Läxhjälp, om du är bra på ett ämne',
      'Evenemang, om du har tid på kvällarna',
    ],
    closing:
      'Läs vad andra i {city} tycker innan du söker. Omdömena säger mer om väntetider och lön än någon annons.',
    end: 'Sök två jobb samtidigt. Då kan du ta det som svarar först.',
  }),
  'student-jobs': postText({
    slug: 'jobb-for-studenter',
    title: 'Jobb som går bra ihop med studierna',
    excerpt: 'Fem slags jobb som lämnar tid för föreläsningar och tentor.',
    lead: 'Ett jobb vid sidan av studierna ska ge pengar utan att kosta dig en termin. Det viktiga är att kunna ta paus före tentorna.',
    heading: 'Vad som ryms i ett schema',
    middle: 'De här jobben går att göra på kvällar, helger eller mellan två föreläsningar.',
    items: ['Läxhjälp', 'Testa appar', 'Hjälpa till på evenemang', 'Leverera med cykel', 'Passa barn'],
    closing:
      'Kontrollera hur mycket du får tjäna utan att förlora bidrag eller försäkring. Studentkåren känner till gränserna.',
    end: 'Säg till i tid när det närmar sig tentor. De flesta förstår.',
  }),
  'city-weekend': postText({
    slug: 'helgjobb',
    title: 'Helgjobb i {city}',
    excerpt: 'Från fredag kväll till söndag: var det behövs hjälp i {city}.',
    lead: 'På helgen är {city} annorlunda: restaurangerna är fulla, familjer går ut och folk flyttar. Det är ett bra tillfälle att tjäna en slant.',
    heading: 'Jobb för lördag och söndag',
    middle: 'De här jobben hinner du med även om veckan är full.',
    items: ['Servera på restaurang', 'Bära flyttlådor', 'Passa barn eller hundar'],
    closing: 'Många företag i {city} betalar tillägg på söndagar och nätter. Titta på lönen för varje jobb.',
    end: 'Håll en helg i månaden ledig. Vila hör till planen.',
  }),
  'avoid-scams': postText({
    slug: 'kann-igen-bluffar',
    title: 'Så känner du igen en bluffannons',
    excerpt: 'Tecken som bör göra dig försiktig och vad du kan göra.',
    lead: 'De flesta annonser är ärliga. Några vill bara åt dina pengar eller uppgifter, och de går att känna igen.',
    heading: 'Var försiktig när',
    middle: 'Ett enda tecken bevisar ingenting. Är det två är det bäst att låta bli.',
    items: [
      'du ska betala innan du börjar',
      'ingen ger dig en adress',
      'lönen är långt över det vanliga',
      'du ska skicka vidare pengar eller paket',
    ],
    closing:
      'Skicka aldrig en kopia av din legitimation till någon du bara känner från en chatt. Be om ett avtal och läs det i lugn och ro.',
    end: 'Har något hänt, gå till polisen och skriv till oss. Då tar vi bort annonsen.',
  }),
  'good-profile': postText({
    slug: 'en-bra-profil',
    title: 'En profil som ger dig uppdrag',
    excerpt: 'Med ett tydligt foto och tre bra meningar sticker du ut.',
    lead: 'På många plattformar väljer kunden en människa och inte ett företag. Din profil är då din ansökan.',
    heading: 'Vad som ska vara med',
    middle: 'Skriv som du talar och håll dig till sanningen.',
    items: ['Ett vänligt foto i dagsljus', 'Vad du kan och hur länge du har gjort det', 'När du har tid'],
    closing: 'Be dina första kunder om ett omdöme. Tre bra är värda mer än en lång text.',
    end: 'Se över profilen med några månaders mellanrum. Nya kunskaper och nya tider ska in.',
  }),
};
