import { offerTexts } from './offerTexts.ts';

export const offers = offerTexts(
  {
    tasksLead: '{city} – twoje zadania:',
    payout: '{city}: wypłaty są co tydzień.',
    signUp: 'Zarejestruj się w serwisie {partner} i wybierz miasto: {city}.',
    firstJob: 'Wybierz pierwsze zlecenie w swoim mieście i zacznij.',
    alwaysNeeded: 'Masz co najmniej 18 lat i możesz legalnie pracować w tym kraju.',
    fees: {
      none: '{city}: {partner} nie pobiera żadnych opłat za pracę.',
      commission:
        '{city}: {partner} pobiera prowizję od każdego wykonanego zlecenia; rejestracja jest bezpłatna.',
    },
    bonus: {
      none: '{city}: teraz nie ma premii na start.',
      firstJobs: '{city}: nowe osoby dostają premię po pierwszych 20 zleceniach.',
      referral:
        '{city}: poleć kogoś, a po pierwszych pięciu zleceniach tej osoby każde z was dostanie premię.',
    },
    overviewEnd: 'To ty ustalasz, kiedy pracujesz.',
    header: '{title} – {city}, {partner}',
    seoTitle: '{title} – {city} | {partner}',
    seoDescription:
      '{title} – {partner}, {city}: ile zarobisz, czego potrzebujesz, ile to kosztuje i jak się zgłosić.',
    keywords: 'praca dodatkowa {city}, praca dorywcza {city}, {partner}',
  },
  {
    'bike-delivery': {
      title: 'Kurier rowerowy',
      card: '{city}: dowoź rowerem jedzenie i zakupy. {partner} pozwala wybrać zmiany z tygodniowym wyprzedzeniem.',
      earnings: 'Stawka zależy od liczby zamówień i kilometrów. Napiwki są twoje.',
      intro:
        '{partner} dostarcza dania z restauracji i zakupy ze sklepów pod same drzwi. Jeździsz własnym rowerem albo go wypożyczasz.',
      tasks: [
        'Odbieranie zamówień z restauracji',
        'Dojazd do klienta proponowaną trasą',
        'Przekazanie zamówienia i potwierdzenie go w aplikacji',
      ],
      check: 'Prześlij dokument tożsamości i odbierz torbę dostawczą.',
      needs: [
        'Masz smartfon z internetem.',
        'Masz sprawny rower albo go wypożyczasz.',
        'Dobrze radzisz sobie w ruchu ulicznym.',
      ],
      expenses: 'Licz się z kosztem napraw roweru, odzieży na deszcz i internetu.',
      overview:
        '{city}: najwięcej dostaw jest w porze obiadu i wieczorem. Zamówienia przychodzą przez aplikację {partner}.',
      keywords: 'kurier rowerowy, dostawa jedzenia, dostawca',
    },
    'car-delivery': {
      title: 'Kurier z samochodem',
      card: '{city}: rozwoź paczki samochodem lub furgonetką. {partner} proponuje trasy na pół dnia.',
      earnings: 'Dostajesz stałą kwotę za trasę i dopłatę do paliwa.',
      intro:
        '{partner} dostarcza paczki ze sklepów internetowych. Trasa jest gotowa, zanim wyjedziesz z magazynu.',
      tasks: [
        'Załadunek paczek w magazynie',
        'Doręczanie w zaplanowanej kolejności',
        'Zwrot paczek, których nie udało się doręczyć',
      ],
      check: 'Prześlij prawo jazdy do sprawdzenia i obejrzyj szkolenie z bezpieczeństwa.',
      needs: [
        'Masz prawo jazdy od co najmniej roku.',
        'Możesz podnosić paczki do 20 kg.',
        'Masz samochód albo wypożyczasz furgonetkę.',
      ],
      expenses: 'Jeżdżąc własnym autem, płacisz za paliwo, parkowanie i zużycie samochodu.',
      overview: '{city}: trasa trwa około czterech godzin. Stawkę widzisz przed przyjęciem zlecenia.',
      keywords: 'kurier, dostawca paczek, kierowca',
    },
    ridesharing: {
      title: 'Kierowca przewozu osób',
      card: '{city}: woź pasażerów własnym lub wynajętym autem. {partner} znajduje dla ciebie przejazdy.',
      earnings: 'Stawka zależy od trasy i czasu, w godzinach szczytu jest dopłata.',
      intro:
        'Pasażerowie zamawiają przejazd w serwisie {partner}, a ty wieziesz ich na miejsce. Płatność odbywa się w aplikacji.',
      tasks: [
        'Przyjmowanie przejazdów w aplikacji',
        'Bezpieczne dowożenie pasażerów',
        'Dbanie o czystość auta',
      ],
      check: 'Prześlij prawo jazdy, licencję i dokumenty auta.',
      needs: [
        'Masz prawo jazdy i uprawnienia wymagane w twojej okolicy.',
        'Nie figurujesz w rejestrze karnym.',
        'Jesteś osobą uprzejmą i jeździsz spokojnie.',
      ],
      expenses: 'Paliwo lub ładowanie, ubezpieczenie i myjnię opłacasz ty.',
      overview:
        '{city}: najwięcej przejazdów jest rano, wieczorem i w weekendy. {partner} pokazuje, gdzie jest duży ruch.',
      keywords: 'praca kierowca, przewóz osób, przejazdy',
    },
    cleaning: {
      title: 'Sprzątanie mieszkań i biur',
      card: '{city}: sprzątaj mieszkania i biura. {partner} pozwala ci ustalić godziny i stawkę.',
      earnings: 'Ustalasz stawkę za godzinę i dostajesz pieniądze po każdej wizycie.',
      intro: '{partner} znajduje stałych klientów w twojej okolicy. Wielu co tydzień zamawia tę samą osobę.',
      tasks: [
        'Sprzątanie kuchni, łazienek i podłóg',
        'Ścieranie kurzu i porządkowanie',
        'Ustalanie z klientem dodatkowych życzeń',
      ],
      check: 'Uzupełnij profil i porozmawiaj chwilę z zespołem przez telefon.',
      needs: [
        'Masz trochę doświadczenia w sprzątaniu.',
        'Pracujesz dokładnie i punktualnie.',
        'Masz smartfon.',
      ],
      expenses: 'Środki czystości zwykle daje klient; dojazd opłacasz ty.',
      overview:
        '{city}: gospodarstwa domowe szukają pomocy przez cały rok. Wizyta trwa zwykle od dwóch do czterech godzin.',
      keywords: 'sprzątanie, pomoc domowa, praca sprzątanie',
    },
    babysitting: {
      title: 'Opieka nad dziećmi',
      card: '{city}: zajmuj się dziećmi. W serwisie {partner} rodzice piszą bezpośrednio do ciebie.',
      earnings: 'Stawkę za godzinę ustalasz z rodziną i dostajesz pieniądze po każdym wieczorze.',
      intro:
        'Rodziny szukają kogoś, na kim mogą polegać: na popołudnia, wieczory lub weekendy. Przed pierwszym wieczorem poznajecie się.',
      tasks: [
        'Zabawa, czytanie i prace plastyczne',
        'Przygotowanie prostych posiłków',
        'Kładzenie dzieci spać',
      ],
      check: 'Dodaj referencje i potwierdź tożsamość.',
      needs: [
        'Lubisz dzieci i masz doświadczenie.',
        'Możesz pokazać zaświadczenie o niekaralności.',
        'Znajomość pierwszej pomocy będzie atutem.',
      ],
      expenses: 'Poza dojazdem prawie nie ma kosztów.',
      overview:
        '{city}: w serwisie {partner} rodziny znajdują opiekunki i opiekunów w pobliżu. Ty wybierasz, które zapytania przyjmujesz.',
      keywords: 'opiekunka, niania, opieka nad dziećmi',
    },
    'pet-care': {
      title: 'Wyprowadzanie psów i opieka nad zwierzętami',
      card: '{city}: wyprowadzaj psy i opiekuj się kotami. {partner} poznaje cię z właścicielami z okolicy.',
      earnings: 'Zarabiasz za każdy spacer albo noc.',
      intro:
        'Właściciele zamawiają spacer, karmienie lub opiekę na czas urlopu. Każde zwierzę poznajesz wcześniej.',
      tasks: [
        'Spacery z psami, pojedynczo lub w małych grupach',
        'Karmienie i zabawa',
        'Zdjęcie i krótka wiadomość dla właściciela',
      ],
      check: 'Opowiedz o swoim doświadczeniu i umów spacer próbny.',
      needs: [
        'Masz dobre podejście do zwierząt.',
        'Wychodzisz z domu w każdą pogodę.',
        'Dotrzymujesz terminów.',
      ],
      expenses: 'Licz się z kosztem smyczy, woreczków i ubezpieczenia OC.',
      overview: '{city}: najwięcej pracy jest w południe i w ferie. Wielu właścicieli zamawia ponownie.',
      keywords: 'wyprowadzanie psów, opieka nad zwierzętami, praca ze zwierzętami',
    },
    tutoring: {
      title: 'Korepetycje',
      card: '{city}: pomagaj uczniom w matematyce, językach lub przyrodzie. {partner} zajmuje się terminami i płatnościami.',
      earnings: 'Zarabiasz za każdą lekcję, więcej w starszych klasach.',
      intro:
        'Uczysz w domu ucznia albo online. {partner} proponuje uczniów pasujących do twoich przedmiotów.',
      tasks: [
        'Przygotowanie i prowadzenie lekcji',
        'Omawianie zadań i sprawdzianów',
        'Informowanie rodziców o postępach',
      ],
      check: 'Prześlij ostatnie świadectwo i poprowadź krótką lekcję próbną.',
      needs: [
        'Dobrze znasz co najmniej jeden przedmiot.',
        'Cierpliwie tłumaczysz.',
        'Masz wolne dwa popołudnia w tygodniu.',
      ],
      expenses: 'Mogą się przydać książki, wydruki i bilet okresowy.',
      overview: '{city}: pomocy szuka się zwłaszcza przed sprawdzianami. Lekcja trwa 45 lub 90 minut.',
      keywords: 'korepetycje, korepetytor, pomoc w lekcjach',
    },
    handyman: {
      title: 'Złota rączka i pomoc w przeprowadzkach',
      card: '{city}: składaj meble, wieszaj lampy i pomagaj w przeprowadzkach. {partner} przysyła zlecenia z okolicy.',
      earnings: 'Zarabiasz za godzinę albo według ceny ustalonej z góry.',
      intro:
        'Klienci opisują, co trzeba zrobić, a ty podajesz cenę. Drobna praca trwa godzinę, przeprowadzka pół dnia.',
      tasks: [
        'Składanie i naprawa mebli',
        'Noszenie pudeł i załadunek auta',
        'Drobne prace, jak wiercenie czy malowanie',
      ],
      check: 'Opisz swoje umiejętności i dodaj zdjęcia gotowych prac.',
      needs: [
        'Masz smykałkę do majsterkowania.',
        'Masz podstawowe narzędzia.',
        'Możesz bezpiecznie dźwigać.',
      ],
      expenses: 'Narzędzia, odzież roboczą i czasem paliwo opłacasz ty.',
      overview:
        '{city}: najwięcej przeprowadzek jest pod koniec miesiąca. Naprawy są potrzebne przez cały rok.',
      keywords: 'złota rączka, przeprowadzki, składanie mebli',
    },
    'mystery-shopping': {
      title: 'Tajemniczy klient',
      card: '{city}: odwiedzaj sklepy i restauracje i opisuj, co widzisz. {partner} płaci za każdą wizytę.',
      earnings: 'Dostajesz kwotę za wizytę i zwrot zakupów do ustalonego limitu.',
      intro:
        'Firmy chcą wiedzieć, jak traktuje się ich klientów. Idziesz tam jako zwykły klient, a potem wypełniasz ankietę.',
      tasks: [
        'Czytanie instrukcji',
        'Wizyta w sklepie bez zwracania na siebie uwagi',
        'Wypełnienie raportu tego samego dnia',
      ],
      check: 'Zalicz krótki test z obserwacji i pisania.',
      needs: ['Zauważasz szczegóły.', 'Piszesz jasno.', 'Masz smartfon z aparatem.'],
      expenses: 'Za zakupy płacisz z góry, a pieniądze dostajesz później.',
      overview: '{city}: co tydzień pojawiają się nowe wizyty. Wizyta z raportem zajmuje około godziny.',
      keywords: 'tajemniczy klient, zakup kontrolny, wizyta w sklepie',
    },
    crowdtesting: {
      title: 'Testowanie aplikacji i ankiety',
      card: '{city}: testuj aplikacje i strony i wypełniaj ankiety, w domu lub w drodze. {partner} zaprasza cię do testów, które do ciebie pasują.',
      earnings: 'Zarabiasz za test i za każdy potwierdzony błąd.',
      intro:
        'W serwisie {partner} prawdziwi ludzie próbują nowych produktów przed premierą. Mówisz, co działa, a co nie.',
      tasks: [
        'Praca według planu testu',
        'Opisywanie błędów ze zrzutami ekranu',
        'Odpowiadanie na pytania o wrażenia',
      ],
      check: 'Dodaj swoje urządzenia do profilu i zrób test próbny.',
      needs: [
        'Masz smartfon lub komputer.',
        'Opisujesz problemy tak, że inni je rozumieją.',
        'Zachowujesz dla siebie to, co jeszcze się nie ukazało.',
      ],
      expenses: 'Używasz własnych urządzeń i własnego internetu.',
      overview:
        '{city}: wiele osób robi to oprócz studiów lub innej pracy. Test trwa od dziesięciu minut do dwóch godzin.',
      keywords: 'tester aplikacji, testowanie, płatne ankiety',
    },
    hospitality: {
      title: 'Obsługa gości i pomoc na imprezach',
      card: '{city}: obsługuj gości w restauracjach, na targach i przyjęciach. {partner} oferuje pojedyncze zmiany.',
      earnings: 'Zarabiasz za godzinę, z dodatkiem w nocy i w niedziele.',
      intro:
        'Restauracje i firmy cateringowe szukają wsparcia w serwisie {partner}. Miejsce, godziny i stawkę widzisz przed przyjęciem zmiany.',
      tasks: ['Nakrywanie stołów i podawanie', 'Przygotowywanie napojów', 'Sprzątanie po imprezie'],
      check: 'Przyjdź na krótkie wprowadzenie z książeczką sanepidowską.',
      needs: [
        'Jesteś osobą uprzejmą dla gości.',
        'Możesz stać i chodzić przez wiele godzin.',
        'Masz czarne spodnie i białą koszulę.',
      ],
      expenses: 'Strój kupujesz ty; posiłki są zwykle bezpłatne.',
      overview: '{city}: najwięcej zmian jest w piątki i soboty. Targi dają pracę także w tygodniu.',
      keywords: 'kelner, obsługa imprez, catering',
    },
    retail: {
      title: 'Pomoc w sklepie i promocje',
      card: '{city}: wykładaj towar, obsługuj kasę lub prezentuj produkty. {partner} szuka pomocy na pojedyncze dni.',
      earnings: 'Zarabiasz za godzinę; przy promocjach często jest premia od sprzedaży.',
      intro:
        'Sklepy potrzebują pomocy przed świętami i w weekendy. {partner} kieruje cię do sklepów blisko domu.',
      tasks: ['Wykładanie i porządkowanie towaru', 'Doradzanie klientom', 'Rozdawanie próbek i ulotek'],
      check: 'Wybierz dni i wysłuchaj instrukcji przez telefon.',
      needs: ['Lubisz rozmawiać z ludźmi.', 'Jesteś osobą punktualną.', 'Masz wolne niektóre soboty.'],
      expenses: 'Dojazd opłacasz ty; strój roboczy dostajesz.',
      overview:
        '{city}: sklepy szukają pomocy w ostatniej chwili. Możesz pracować jeden dzień albo w każdą sobotę.',
      keywords: 'praca w sklepie, hostessa, wykładanie towaru',
    },
    translation: {
      title: 'Tłumacz freelancer',
      card: '{city}: tłumacz teksty zdalnie. {partner} proponuje zlecenia pasujące do twoich języków.',
      earnings: 'Zarabiasz za każde słowo, więcej za teksty techniczne.',
      intro:
        '{partner} tłumaczy instrukcje, strony sklepów i listy. Wybierasz zlecenia i terminy, które ci odpowiadają.',
      tasks: ['Tłumaczenie na język ojczysty', 'Korekta cudzych tłumaczeń', 'Trzymanie się słowniczków'],
      check: 'Prześlij krótkie tłumaczenie próbne.',
      needs: [
        'Bardzo dobrze znasz dwa języki.',
        'Piszesz bezbłędnie.',
        'Masz komputer i dotrzymujesz terminów.',
      ],
      expenses: 'Programy i słowniki mogą trochę kosztować; wiele jest bezpłatnych.',
      overview: '{city} lub inne miejsce: pracujesz, gdzie chcesz. Większość zleceń ma od 300 do 3000 słów.',
      keywords: 'tłumacz, freelancer, praca zdalna',
    },
  },
);
