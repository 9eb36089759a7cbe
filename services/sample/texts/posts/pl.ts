import type { PostKey } from '../kinds.ts';
import type { PostText } from '../types.ts';
import { postText } from './postText.ts';

export const posts: Record<PostKey, PostText> = {
  'first-gig': postText({
    slug: 'pierwsza-praca-dorywcza',
    title: 'Pierwsza praca dorywcza: jak zacząć',
    excerpt: 'O czym pomyśleć przed rejestracją i czego się spodziewać w pierwszym tygodniu.',
    lead: 'Pracę dorywczą można znaleźć szybko. Warto jednak chwilę pomyśleć, żeby naprawdę pasowała do twojego tygodnia.',
    heading: 'Zanim się zarejestrujesz',
    middle: 'Poświęć pół godziny i zapisz, co jest dla ciebie ważne. Potem porównaj dwa lub trzy zlecenia.',
    items: ['Ile godzin masz w tygodniu?', 'Co trzeba mieć albo kupić?', 'Jak i kiedy dostajesz pieniądze?'],
    closing:
      'W pierwszym tygodniu zacznij od małej liczby godzin. Poznasz aplikację, trasy i ludzi, a po kilku zmianach będziesz wiedzieć, ile naprawdę zarabiasz w godzinę.',
    end: 'Jeśli to nie to, spróbuj czegoś innego. W większości firm możesz odejść w każdej chwili.',
    media: {
      picture: 'Wzgórza o zachodzie słońca',
      caption: 'Najpierw rozpisz swój tydzień, potem szukaj pracy, która się w nim zmieści.',
      watch: 'Coś do obejrzenia',
      watchText: 'Na przerwy między zleceniami: trzy krótkie filmy, które nic nie kosztują.',
    },
  }),
  taxes: postText({
    slug: 'podatki-od-pracy-dodatkowej',
    title: 'Podatki od pracy dodatkowej prostymi słowami',
    excerpt: 'Dlaczego warto zbierać dokumenty od pierwszego dnia i które koszty się liczą.',
    lead: 'Pieniądze z pracy dodatkowej to dochód. To, czy płacisz podatek, zależy od łącznych zarobków i od miejsca zamieszkania.',
    heading: 'Te dokumenty zachowaj',
    middle: 'Wystarczy prosta tabela. Zapisuj każdą wpłatę i każdy wydatek z datą.',
    items: ['Rozliczenia od firmy', 'Paragony za sprzęt i naprawy', 'Lista przejechanych kilometrów'],
    closing: 'Z każdej wypłaty odłóż trochę na bok. Wtedy list z urzędu skarbowego nie będzie niespodzianką.',
    end: 'W razie wątpliwości zapytaj w urzędzie skarbowym albo doradcę. Jedno pytanie na początku oszczędza wielu kłopotów.',
  }),
  'winter-delivery': postText({
    slug: 'dostawy-zima',
    title: 'Dostawy rowerem zimą',
    excerpt: 'Ciepłe dłonie, dobre światła i trochę cierpliwości: jak przetrwać zimne miesiące.',
    lead: 'Zimą jest więcej zamówień i mniej kurierów. Przy dobrym przygotowaniu zimne miesiące się opłacają.',
    heading: 'Co pomaga na mróz',
    middle: 'Nie trzeba drogich ubrań, tylko kilku warstw i suchych stóp.',
    items: [
      'Wodoodporne rękawice i ochraniacze na buty',
      'Światła z naładowaną baterią',
      'Opony z dobrą przyczepnością',
      'Termos z herbatą',
    ],
    closing:
      'Hamuj wcześniej i wolniej wchodź w zakręty. Mosty i liście są śliskie dużo wcześniej niż jezdnia.',
    end: 'Gdy jest lód, zostaw rower w domu. Żadne zamówienie nie jest warte upadku.',
  }),
  'city-guide': postText({
    slug: 'przewodnik-po-pracy-dorywczej',
    title: 'Praca dorywcza – {city}: krótki przewodnik',
    excerpt: '{city}: jaka praca tu jest, kiedy jest jej najwięcej i jak zacząć.',
    lead: '{city}: codziennie ktoś tu zamawia jedzenie, przeprowadza się i szuka opieki dla dziecka. To wszystko praca, którą można wykonywać oprócz studiów lub etatu.',
    heading: 'Gdzie szukać',
    middle: 'Zacznij od tego, co już masz i umiesz. W tych dziedzinach łatwo zacząć.',
    items: [
      'Dostawy, jeśli masz rower',
      'Korepetycje, jeśli dobrze znasz jakiś przedmiot',
      'Imprezy, jeśli masz wolne wieczory',
    ],
    closing:
      'Zanim się zgłosisz, przeczytaj opinie innych osób. O czekaniu i stawkach mówią więcej niż niejedno ogłoszenie.',
    end: 'Wyślij dwa zgłoszenia naraz. Wybierzesz firmę, która odpowie pierwsza.',
  }),
  'student-jobs': postText({
    slug: 'praca-dla-studentow',
    title: 'Praca, która pasuje do studiów',
    excerpt: 'Pięć rodzajów pracy, które zostawiają czas na wykłady i egzaminy.',
    lead: 'Praca podczas studiów ma przynosić pieniądze, a nie kosztować cię semestr. Ważne, żeby przed egzaminami można było zrobić przerwę.',
    heading: 'Co mieści się w planie zajęć',
    middle: 'Te prace można wykonywać wieczorem, w weekend albo między wykładami.',
    items: [
      'Korepetycje',
      'Testowanie aplikacji',
      'Pomoc na imprezach',
      'Dostawy rowerem',
      'Opieka nad dziećmi',
    ],
    closing:
      'Sprawdź, ile możesz zarobić bez utraty stypendium lub ubezpieczenia. Samorząd studencki zna limity.',
    end: 'Uprzedź wcześniej, gdy zbliża się sesja. Większość to rozumie.',
  }),
  'city-weekend': postText({
    slug: 'praca-w-weekendy',
    title: 'Praca w weekendy: {city}',
    excerpt: '{city} od piątku wieczorem do niedzieli: gdzie potrzebna jest pomoc.',
    lead: 'W weekend {city} żyje inaczej: restauracje są pełne, rodziny wychodzą z domu, ludzie się przeprowadzają. To dobry czas, żeby coś zarobić.',
    heading: 'Praca na sobotę i niedzielę',
    middle: 'Te prace można wykonywać nawet wtedy, gdy w tygodniu brakuje czasu.',
    items: [
      'Obsługa gości w restauracjach',
      'Noszenie pudeł przy przeprowadzkach',
      'Opieka nad dziećmi lub psami',
    ],
    closing: 'Wiele firm płaci dodatek w niedziele i w nocy. Zobacz zarobki przy każdym zleceniu.',
    end: 'Zostaw sobie jeden wolny weekend w miesiącu. Odpoczynek też jest częścią planu.',
  }),
  'avoid-scams': postText({
    slug: 'jak-rozpoznac-oszustwo',
    title: 'Jak rozpoznać nieuczciwą ofertę',
    excerpt: 'Sygnały, które powinny cię ostrzec, i co możesz zrobić.',
    lead: 'Większość ofert jest uczciwa. Niektórym chodzi tylko o twoje pieniądze lub dane, ale można je rozpoznać.',
    heading: 'Uważaj, gdy',
    middle: 'Jeden sygnał niczego nie dowodzi. Przy dwóch lepiej zrezygnuj.',
    items: [
      'masz zapłacić przed rozpoczęciem pracy',
      'nikt nie podaje adresu',
      'stawka jest dużo wyższa niż zwykle',
      'masz przekazywać dalej pieniądze lub paczki',
    ],
    closing:
      'Nigdy nie wysyłaj kopii dokumentu komuś, kogo znasz tylko z czatu. Poproś o umowę i spokojnie ją przeczytaj.',
    end: 'Jeśli coś się stało, idź na policję i napisz do nas. Usuniemy tę ofertę.',
  }),
  'good-profile': postText({
    slug: 'dobry-profil',
    title: 'Profil, który przynosi zlecenia',
    excerpt: 'Wyraźne zdjęcie i trzy dobre zdania wystarczą, żeby się wyróżnić.',
    lead: 'Na wielu platformach klienci wybierają człowieka, a nie firmę. Profil jest wtedy twoją wizytówką.',
    heading: 'Co w nim powinno być',
    middle: 'Pisz tak, jak mówisz, i trzymaj się prawdy.',
    items: ['Miłe zdjęcie w świetle dziennym', 'Co umiesz i od jak dawna', 'Kiedy masz czas'],
    closing: 'Poproś pierwszych klientów o opinię. Trzy dobre znaczą więcej niż długi tekst.',
    end: 'Co kilka miesięcy zajrzyj do profilu. Nowe umiejętności i godziny też powinny się w nim znaleźć.',
  }),
};
