import { offerTexts } from './offerTexts.ts';

export const offers = offerTexts(
  {
    tasksLead: 'Det här gör du i {city}:',
    payout: 'I {city} betalas pengarna ut en gång i veckan.',
    signUp: 'Registrera dig hos {partner} och välj {city} som din stad.',
    firstJob: 'Välj ditt första uppdrag i {city} och sätt i gång.',
    alwaysNeeded: 'Du är minst 18 år och får arbeta i landet.',
    fees: {
      none: '{partner} tar inga avgifter för arbete i {city}.',
      commission:
        '{partner} tar en provision på varje slutfört uppdrag i {city}; det är gratis att registrera sig.',
    },
    bonus: {
      none: 'Just nu finns ingen startbonus i {city}.',
      firstJobs: 'Den som börjar i {city} får en bonus efter de första 20 uppdragen.',
      referral: 'Tipsa någon i {city} så får ni båda en bonus efter de första fem uppdragen.',
    },
    overviewEnd: 'Du bestämmer själv när du jobbar.',
    header: '{title} i {city} hos {partner}',
    seoTitle: '{title} i {city} | {partner}',
    seoDescription:
      '{title} hos {partner} i {city}: vad du tjänar, vad du behöver, vad det kostar och hur du ansöker.',
    keywords: 'extrajobb {city}, gigjobb {city}, {partner}',
  },
  {
    'bike-delivery': {
      title: 'Cykelbud',
      card: 'Leverera mat och varor med cykel i {city}. Hos {partner} väljer du dina pass en vecka i förväg.',
      earnings: 'Du får betalt per order och per kilometer. Dricksen är din.',
      intro:
        '{partner} kör hem mat från restauranger och varor från butiker. Du cyklar på din egen cykel eller hyr en.',
      tasks: [
        'Hämta order på restauranger',
        'Cykla till kunden längs den föreslagna vägen',
        'Lämna över ordern och bekräfta i appen',
      ],
      check: 'Ladda upp din legitimation och hämta din leveransväska.',
      needs: [
        'Du har en mobil med surf.',
        'Du har en trafiksäker cykel eller hyr en.',
        'Du är trygg i trafiken.',
      ],
      expenses: 'Räkna med cykelreparationer, regnkläder och mobildata.',
      overview:
        'I {city} levereras det mest till lunch och på kvällen. Ordrarna kommer i appen från {partner}.',
      keywords: 'cykelbud, matleverans, budjobb',
    },
    'car-delivery': {
      title: 'Paketbud med bil',
      card: 'Kör paket till mottagare i {city} med bil eller skåpbil. Hos {partner} bokar du turer på en halv dag.',
      earnings: 'Du får ett fast belopp per tur och bidrag till bränslet.',
      intro: '{partner} levererar åt nätbutiker. Din tur är planerad innan du lämnar depån.',
      tasks: [
        'Lasta paketen på depån',
        'Leverera i planerad ordning',
        'Köra tillbaka det som inte kunde lämnas',
      ],
      check: 'Visa upp körkortet och gå igenom säkerhetsutbildningen.',
      needs: [
        'Du har haft körkort i minst ett år.',
        'Du kan lyfta paket på upp till 20 kg.',
        'Du har bil eller hyr en skåpbil.',
      ],
      expenses: 'Med egen bil betalar du bränsle, parkering och slitage.',
      overview: 'En tur i {city} tar ungefär fyra timmar. Du ser ersättningen innan du tackar ja.',
      keywords: 'paketbud, budbilsförare, förarjobb',
    },
    ridesharing: {
      title: 'Taxiförare via app',
      card: 'Kör passagerare i {city} med egen bil eller hyrbil. {partner} ordnar körningarna.',
      earnings: 'Du får betalt efter sträcka och tid, med tillägg när det är mycket att göra.',
      intro: 'Passagerarna bokar hos {partner} och du kör dem dit de ska. Betalningen sköts i appen.',
      tasks: ['Ta emot körningar i appen', 'Köra passagerarna säkert', 'Hålla bilen ren in- och utvändigt'],
      check: 'Skicka in körkort, taxiförarlegitimation och bilens papper.',
      needs: [
        'Du har körkort och det tillstånd som krävs där du bor.',
        'Du finns inte i belastningsregistret.',
        'Du är vänlig och kör lugnt.',
      ],
      expenses: 'Bränsle eller laddning, försäkring och biltvätt betalar du själv.',
      overview:
        'I {city} bokas flest körningar på morgnar, kvällar och helger. {partner} visar var det behövs förare.',
      keywords: 'taxiförare, persontransport, förarjobb',
    },
    cleaning: {
      title: 'Städare',
      card: 'Städa hem och kontor i {city}. Hos {partner} bestämmer du själv tider och pris.',
      earnings: 'Du sätter ditt timpris och får betalt efter varje besök.',
      intro: '{partner} hittar återkommande kunder nära dig. Många bokar samma person varje vecka.',
      tasks: [
        'Städa kök, badrum och golv',
        'Damma och plocka undan',
        'Prata med kunden om särskilda önskemål',
      ],
      check: 'Fyll i din profil och ta ett kort samtal med teamet.',
      needs: ['Du har viss vana av att städa.', 'Du är noggrann och kommer i tid.', 'Du har en mobil.'],
      expenses: 'Kunden står oftast för städmedlen; resan betalar du.',
      overview: 'I {city} söker hushåll hjälp året om. Ett besök tar oftast två till fyra timmar.',
      keywords: 'städjobb, hemstädning, hushållshjälp',
    },
    babysitting: {
      title: 'Barnvakt',
      card: 'Passa barn hos familjer i {city}. På {partner} skriver föräldrarna direkt till dig.',
      earnings: 'Du kommer överens om timlön med familjen och får betalt efter varje kväll.',
      intro:
        'Familjer söker någon att lita på för eftermiddagar, kvällar eller helger. Ni träffas före första kvällen.',
      tasks: ['Leka, läsa och pyssla', 'Laga enkel mat', 'Lägga barnen'],
      check: 'Lägg till en referens och få din identitet bekräftad.',
      needs: [
        'Du tycker om barn och har erfarenhet.',
        'Du kan visa utdrag ur belastningsregistret.',
        'Första hjälpen för barn är ett plus.',
      ],
      expenses: 'Utöver resan kostar det nästan ingenting.',
      overview:
        'Familjer i {city} hittar barnvakter i närheten via {partner}. Du bestämmer vilka förfrågningar du tackar ja till.',
      keywords: 'barnvakt, barnpassning, nanny',
    },
    'pet-care': {
      title: 'Hundrastare och djurvakt',
      card: 'Rasta hundar och se till katter i {city}. {partner} sätter dig i kontakt med ägare i närheten.',
      earnings: 'Du får betalt per promenad eller per natt.',
      intro: 'Ägare bokar dig för promenader, matning eller semestern. Du lär känna varje djur först.',
      tasks: [
        'Rasta hundar, en och en eller i små grupper',
        'Mata och leka',
        'Skicka ett foto och en rad till ägaren',
      ],
      check: 'Berätta om din erfarenhet och boka en provpromenad.',
      needs: ['Du har god hand med djur.', 'Du går ut i alla väder.', 'Du håller tider.'],
      expenses: 'Räkna med koppel, påsar och en ansvarsförsäkring.',
      overview: 'I {city} är det mest att göra mitt på dagen och på skolloven. Många ägare kommer tillbaka.',
      keywords: 'hundrastare, djurvakt, jobb med djur',
    },
    tutoring: {
      title: 'Läxhjälpare',
      card: 'Hjälp elever i {city} med matte, språk eller naturvetenskap. {partner} sköter bokningar och fakturor.',
      earnings: 'Du får betalt per lektion, mer för äldre elever.',
      intro:
        'Du undervisar hemma hos eleven eller på nätet. {partner} föreslår elever som passar dina ämnen.',
      tasks: ['Förbereda och hålla lektioner', 'Gå igenom läxor och prov', 'Hålla föräldrarna informerade'],
      check: 'Ladda upp ditt senaste betyg och håll en kort provlektion.',
      needs: [
        'Du är bra på minst ett skolämne.',
        'Du förklarar tålmodigt.',
        'Du är ledig två eftermiddagar i veckan.',
      ],
      expenses: 'Du kan behöva betala för böcker, utskrifter och resor.',
      overview: 'I {city} söker elever hjälp mest inför prov. En lektion är 45 eller 90 minuter.',
      keywords: 'läxhjälp, privatlärare, studiehjälp',
    },
    handyman: {
      title: 'Hantverks- och flytthjälp',
      card: 'Montera möbler, sätt upp lampor och hjälp till vid flyttar i {city}. {partner} skickar uppdrag nära dig.',
      earnings: 'Du får betalt per timme eller till fast pris.',
      intro:
        'Kunden beskriver vad som ska göras och du lämnar ett pris. Ett litet jobb tar en timme, en flytt en halv dag.',
      tasks: [
        'Montera och laga möbler',
        'Bära lådor och lasta bilen',
        'Göra småjobb som att borra eller måla',
      ],
      check: 'Beskriv vad du kan och lägg till bilder på färdiga jobb.',
      needs: ['Du är händig.', 'Du har de vanligaste verktygen.', 'Du kan lyfta tungt på ett säkert sätt.'],
      expenses: 'Verktyg, arbetskläder och ibland bränsle betalar du själv.',
      overview: 'I {city} flyttar folk mest i slutet av månaden. Reparationer behövs året om.',
      keywords: 'hantverkare, flytthjälp, möbelmontering',
    },
    'mystery-shopping': {
      title: 'Testkund',
      card: 'Besök butiker och restauranger i {city} och berätta vad du ser. {partner} betalar för varje besök.',
      earnings: 'Du får ett arvode per besök och ersättning för dina inköp upp till en gräns.',
      intro:
        'Företag vill veta hur deras kunder blir bemötta. Du går dit som en vanlig kund och svarar på frågor efteråt.',
      tasks: ['Läsa instruktionerna', 'Besöka butiken utan att märkas', 'Fylla i rapporten samma dag'],
      check: 'Gör ett kort prov i att iaktta och skriva.',
      needs: ['Du lägger märke till detaljer.', 'Du skriver tydligt.', 'Du har en mobil med kamera.'],
      expenses: 'Du lägger ut för inköpen och får pengarna tillbaka senare.',
      overview: 'Nya uppdrag i {city} kommer varje vecka. Ett besök med rapport tar ungefär en timme.',
      keywords: 'testkund, provköp, butiksbesök',
    },
    crowdtesting: {
      title: 'Apptestare och enkätdeltagare',
      card: 'Testa appar och webbplatser och svara på enkäter, hemma i {city} eller på väg. {partner} bjuder in dig till tester som passar.',
      earnings: 'Du får betalt per test och för varje bekräftat fel.',
      intro:
        'Hos {partner} provar riktiga människor nya produkter innan de släpps. Du säger vad som fungerar och inte.',
      tasks: ['Följa en testplan', 'Beskriva fel med skärmbilder', 'Svara på frågor om din upplevelse'],
      check: 'Lägg in dina enheter i profilen och gör ett övningstest.',
      needs: [
        'Du har en mobil eller en dator.',
        'Du beskriver problem så att andra förstår.',
        'Du håller tyst om det som inte är släppt.',
      ],
      expenses: 'Du använder egna enheter och egen uppkoppling.',
      overview:
        'I {city} gör många detta vid sidan av studierna eller ett annat jobb. Ett test tar mellan tio minuter och två timmar.',
      keywords: 'apptestare, testa appar, betalda enkäter',
    },
    hospitality: {
      title: 'Servitör och eventpersonal',
      card: 'Servera på restauranger, mässor och fester i {city}. {partner} erbjuder enstaka pass.',
      earnings: 'Du får betalt per timme, med tillägg på nätter och söndagar.',
      intro:
        'Restauranger och cateringfirmor bokar extra händer via {partner}. Du ser plats, tider och lön innan du tackar ja.',
      tasks: ['Duka och servera', 'Förbereda drycker', 'Plocka undan efteråt'],
      check: 'Kom på en kort introduktion och ta med ditt hygienintyg.',
      needs: [
        'Du är vänlig mot gäster.',
        'Du kan stå och gå i timmar.',
        'Du har svarta byxor och vit skjorta.',
      ],
      expenses: 'Arbetskläder köper du själv; maten är oftast gratis.',
      overview: 'I {city} är de flesta passen på fredagar och lördagar. Mässor ger jobb även på vardagar.',
      keywords: 'servitör, eventpersonal, catering',
    },
    retail: {
      title: 'Butikshjälp och promotionpersonal',
      card: 'Fyll på hyllor, sitt i kassan eller visa produkter i {city}. {partner} behöver hjälp enstaka dagar.',
      earnings: 'Du får betalt per timme; vid produktvisningar ingår ofta en säljbonus.',
      intro:
        'Butiker behöver hjälp inför storhelger och på lördagar. {partner} skickar dig till butiker nära dig.',
      tasks: ['Fylla på hyllor och sortera varor', 'Ge kunder råd', 'Dela ut smakprov och flygblad'],
      check: 'Välj dina dagar och få en genomgång på telefon.',
      needs: ['Du tycker om att prata med folk.', 'Du kommer i tid.', 'Du är ledig vissa lördagar.'],
      expenses: 'Du betalar resan; arbetskläder får du låna.',
      overview: 'Butiker i {city} bokar hjälp med kort varsel. Du kan jobba en enda dag eller varje lördag.',
      keywords: 'butiksjobb, promotion, varupåfyllning',
    },
    translation: {
      title: 'Frilansöversättare',
      card: 'Översätt texter hemifrån i {city}. {partner} erbjuder uppdrag som passar dina språk.',
      earnings: 'Du får betalt per ord, mer för tekniska texter.',
      intro:
        '{partner} översätter manualer, butikssidor och brev. Du väljer uppdrag och tidsfrister som passar dig.',
      tasks: ['Översätta till ditt modersmål', 'Korrekturläsa andras arbete', 'Följa ordlistor'],
      check: 'Lämna in en kort provöversättning.',
      needs: ['Du kan två språk mycket bra.', 'Du skriver felfritt.', 'Du har en dator och håller tider.'],
      expenses: 'Program och ordböcker kan kosta lite; många är gratis.',
      overview:
        'Du jobbar var du vill, i {city} eller någon annanstans. De flesta uppdrag är på 300 till 3 000 ord.',
      keywords: 'översättare, frilans, distansjobb',
    },
  },
);
