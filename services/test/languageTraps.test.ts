import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf as hostedTextsOf } from '../identity/hosted/texts/textsOf.ts';
import { textsOf as mailTextsOf } from '../src/mail/texts/textsOf.ts';
import { textsOf as sampleTextsOf } from '../sample/texts/textsOf.ts';
import type { TextLanguage } from '../sample/texts/types.ts';
import { leaves } from './leaves.ts';

/** A phrase that no text of a language may contain, because it is wrong with some names or in general. */
interface ForbiddenPhrase {
  readonly what: string;
  readonly pattern: RegExp;
  /** A text that contains the phrase. */
  readonly example: string;
}

const place = '\\{(city|query|place|country)\\}';
const company = '\\{(partner|product)\\}';
const anyName = '\\{(city|query|place|country|partner|product|category|email|network)\\}';

/** Matches any of the words before a name. */
const before = (words: string, name: string): RegExp => new RegExp(`(^|[\\s(«„])(${words}) ${name}`, 'i');

/** A city in brackets at the end of a sentence, which avoids the required grammatical case. */
const cityInBrackets = /\(\{city\}\)[.;:]/;

const forbiddenPhrases: Partial<Record<TextLanguage, readonly ForbiddenPhrase[]>> = {
  de: [
    {
      what: 'words with another meaning: mini-jobs, benefits, business days, lifts among friends',
      pattern: /Minijob|Leistungen|Mitfahr|Vollzeitstelle|Mehr Jobs/,
      example: 'Minijobs in {city}',
    },
    {
      what: 'a phrase for “not loaded” in place of “could not be loaded”',
      pattern: /wurden? nicht (geladen|gesendet)/,
      example: 'Die Jobs wurden nicht geladen.',
    },
    {
      what: 'a phrase that reads as if a company had written its own reviews',
      pattern: /Bewertung(en)? von \{partner\}/,
      example: 'Bewertungen von {partner}',
    },
    {
      what: 'the word for signing up in place of logging in or out',
      pattern: /\b(abmelden|erneut an\b|Anmeldeseite|um dich anzumelden)/i,
      example: 'Bitte melde dich erneut an.',
    },
    {
      what: 'registering in place of creating an account, or the word for a message in place of its address',
      pattern: /registrier|(deine|dieser) E-Mail\b(?!-)/i,
      example: 'Bestätige deine E-Mail.',
    },
    {
      what: 'a synonym of the usual word for companies or for the cost to start',
      pattern: /\bFirm(a|en)\b|\bAnbieter|Einstieg kostet/,
      example: 'Jobs, deren Firmen uns mehr zahlen',
    },
    {
      what: 'a reflexive pronoun for several verbs of which only one is reflexive',
      pattern: /(suchen|vergleichen) und bewerben kannst du dich/i,
      example: 'Suchen, vergleichen und bewerben kannst du dich als Gast.',
    },
  ],
  en: [
    {
      what: 'a genitive after a name: some names end in s',
      pattern: new RegExp(`${anyName}(’s|’)(?![a-z])`),
      example: 'Apply on {partner}’s site',
    },
    {
      what: 'calques of German',
      pattern:
        /worktown|beside your|think of leads|reckon with|open new cities|\bof 5\b(?<!out of 5)|a liability insurance|takes part$|we count it/i,
      example: 'A job beside your studies',
    },
    {
      what: 'the word for sharing a lift in place of driving passengers for money',
      pattern: /Ridesharing|rideshare\b|shared rides/,
      example: 'Driver for shared rides',
    },
    {
      what: 'a synonym of the usual word for companies',
      pattern: /\bproviders?\b/i,
      example: 'Tell your provider early.',
    },
    {
      what: 'a negation without a contraction: didn’t and couldn’t are usual',
      pattern: /\b(did|does|do|have|was) not (load|sent|exist|need|verified|checked)\b|found no city/i,
      example: 'The gigs did not load.',
    },
    {
      what: 'signing in in place of logging in, or going on in place of continuing',
      pattern: /\bsign(ed|ing) in\b|sign-in (page|service)|\bgo on(?=[:.]|$)/i,
      example: 'Signing in took too long.',
    },
  ],
  es: [
    {
      what: 'y or o before a name, because they become e or u before some names',
      pattern: before('y|o', anyName),
      example: 'Reparto y {category}',
    },
    {
      what: 'words with another meaning: the app, the application, the way to apply',
      pattern: /aplicaci[oó]n|solicitud|postúla|preséntate|presentarte|por encargo|viajes compartidos/i,
      example: 'Trabajos por encargo',
    },
    {
      what: 'unos or unas before an amount, which is wrong with one and with some currencies',
      pattern: /\bun[oa]s (#|\{)/i,
      example: 'unos {price}',
    },
    {
      what: 'an awkward phrase for the countries or cities of a company',
      pattern: /(países|ciudades) con \{partner\}/i,
      example: 'Países con {partner}',
    },
    {
      what: 'synonyms of the usual words for typing, for logging in and for the web site',
      pattern: /(?<!\p{L})introd[uú][cz]|página de acceso|seis dígitos|(?<!\p{L})(al|del|el) sitio(?! d)/iu,
      example: 'Vuelve al sitio e introduce el código.',
    },
  ],
  fr: [
    {
      what: 'de or que before a name, because they elide before a vowel',
      pattern: before('de|que|jusque', anyName),
      example: 'Postuler sur le site de {partner}',
    },
    {
      what: 'a punctuation mark without its narrow no-break space',
      pattern: /(?<!\u202f)[:;?!»]|«(?!\u202f)/,
      example: 'Quelle ville ?',
    },
    {
      what: 'words with another meaning: a full-time job, to leave, a property developer',
      pattern: /emplois de |coût de départ|frais de démarrage|le départ |promoteur/i,
      example: 'Emplois de livreur',
    },
    {
      what: 'a participle in the masculine form',
      pattern: /tu es payé|sois payé|allé\b/i,
      example: 'sois payé',
    },
    {
      what: 'the formal form of address (vous)',
      pattern: /\b(votre|vos)\b|\b(?!chez\b|assez\b|rendez\b)\p{L}{2,}ez(?!\p{L})/iu,
      example: 'Regardez ce qu’on gagne',
    },
    {
      what: 'an awkward phrase for the countries or cities of a company',
      pattern: /(pays|villes) avec \{partner\}/i,
      example: 'Pays avec {partner}',
    },
    {
      what: 'synonyms of the usual words for the app and for working, or on in place of nous for the site',
      pattern: /\bapplication|n’a pas marché|(?<!qu’)\bon (t’a |peut t’|affiche)/i,
      example: 'On t’a envoyé un code.',
    },
  ],
  it: [
    {
      what: 'a preposition before a place, because it merges with the article of some names, and a becomes ad before a vowel',
      pattern: before('a|ad|di|da|in|su', place),
      example: 'Lavori a {city}',
    },
    {
      what: 'a or da before a company',
      pattern: before('a|ad|da', company),
      example: 'Vai subito da {partner}',
    },
    {
      what: 'a preposition before a category, which is a heading and not part of a sentence',
      pattern: before('a|di|da|in|su|per', '\\{category\\}'),
      example: 'Recensioni su {category}',
    },
    {
      what: 'the article before a date, which is l’ before 8 and 11',
      pattern: /\b(il|del|dal|al) \{date\}/i,
      example: 'Scritta il {date}',
    },
    {
      what: 'a participle in the masculine form',
      pattern: /\bsei (stato|andato|iscritto|candidato|pagato|registrato)\b/i,
      example: 'le aziende a cui ti sei candidato',
    },
    {
      what: 'the word for country in lower case, which means village',
      pattern: /\bpaes[ei]\b/,
      example: 'in quali paesi',
    },
    {
      what: 'an awkward phrase for the countries or cities of a company',
      pattern: /(paesi|città) con \{partner\}/i,
      example: 'Paesi con {partner}',
    },
    {
      what: 'the word for registering in place of signing up',
      pattern: /registrazion|registrat[ei]/i,
      example: 'Completa la registrazione',
    },
  ],
  nl: [
    {
      what: 'words with another meaning: car pooling, an unclean record, a warning, shifts',
      pattern:
        /gedeelde ritten|schoon strafblad|voltijd|welkomstbonus|aanmeldtijd|hoe lang|^Diensten$|^Let op$/i,
      example: 'Je hebt een schoon strafblad.',
    },
    {
      what: 'a phrase for “not loaded” in place of “could not be loaded”',
      pattern: /(is|zijn) niet geladen/,
      example: 'De klussen zijn niet geladen.',
    },
    {
      what: 'the word for merit in place of earnings, or the word for an open door for available gigs',
      pattern: /verdienste\b|\bopen klus|nog open zijn/i,
      example: 'Er zijn nu geen open klussen.',
    },
    {
      what: 'registering in place of signing up, or a compound with a name, which may have spaces',
      pattern: /registratie|registre|\}-\p{L}/iu,
      example: 'je {product}-account',
    },
  ],
  pt: [
    {
      what: 'a preposition before a place, because it merges with the article of some names (no Porto, do Rio)',
      pattern: before('a|de|em|por|para', '\\{(city|query|place|country|network)\\}'),
      example: 'Trabalhos em {city}',
    },
    {
      what: 'a company without its article',
      pattern: before('de|em|por|para|com|sobre', company),
      example: 'no site de {partner}',
    },
    {
      what: 'Brazilian words, or belittling words',
      pattern: /entregador|celular|aplicativo|biscate|\bvocê\b/i,
      example: 'Entregador de encomendas',
    },
    {
      what: 'a city in brackets at the end of a sentence',
      pattern: cityInBrackets,
      example: 'Os pagamentos são semanais ({city}).',
    },
    {
      what: 'the formal form of address',
      pattern: /(^|[.:?] )(Clique|Confirme|Escolha|Escreva|Experimente|Indique|Tente|Veja|Verifique)(?= )/,
      example: 'Por agora é tudo. Veja quanto se ganha.',
    },
    {
      what: 'the word for rating that also means review, or thanks in the masculine form',
      pattern: /avaliaç|\bobrigado\b/i,
      example: 'Avaliação',
    },
    {
      what: 'synonyms of the usual words for the app, for links and for email, or another word for typing',
      pattern: /aplicação|a ligação não é válida|(?<!\{)\bemail\b|\bescreve o código/i,
      example: 'Abre a tua aplicação.',
    },
  ],
  pl: [
    {
      what: 'a preposition before a name: it requires a case, and w and z change before some sounds',
      pattern: before(
        'w|we|z|ze|o|do|na|po|od|dla|przez|u|przy|nad|pod',
        '\\{(city|query|place|country|partner|product|category)\\}',
      ),
      example: 'Kraje z {partner}',
    },
    {
      what: 'the word for city before its name, which is not idiomatic',
      pattern: /(miasta|mieście|miastem|miastu) \{city\}/i,
      example: 'Praca w mieście {city}',
    },
    {
      what: 'a city in brackets at the end of a sentence',
      pattern: cityInBrackets,
      example: 'Wypłaty są co tydzień ({city}).',
    },
    {
      what: 'a past tense that shows the gender of the reader, or the formal form of address',
      pattern: /(łeś|łaś)(?!\p{L})|Państw|Proszę/u,
      example: 'Czy zapłaciłeś?',
    },
    {
      what: 'synonyms of the usual words for applying, reviews, jobs and earning',
      pattern: /aplikuj|aplikowa|recenzj|posad[aęy]|ile (naprawdę )?daje/i,
      example: 'ile naprawdę daje godzina',
    },
    {
      what: 'a calque for setting a password, or a synonym of the usual words for the second step',
      pattern: /wybierz nowe hasło|logowanie dwuetapowe|drugi(ego)? (krok|etap)/i,
      example: 'Wybierz nowe hasło',
    },
  ],
  sv: [
    {
      what: 'a genitive after a name: names in s, x and z take none',
      pattern: new RegExp(`${anyName}s`),
      example: 'Ansök på {partner}s sida',
    },
    {
      what: 'words with another meaning: protests, lifts among friends, vacancies, reviews of books',
      pattern: /demonstration|samåkning|^tjänster$|recensi|recensera|arbetsdag(?!ar\.)|anmälan/i,
      example: 'Demonstration i {city}',
    },
    {
      what: 'a synonym of the usual word for loading',
      pattern: /läsa in|laddades inte|går inte att ladda/,
      example: 'Gigen laddades inte.',
    },
    {
      what: 'the word for an open door for available gigs, or the verb for searching in place of applying',
      pattern: /öppna (gig|jobb)|är öppna|längre öppet|sökt gig/i,
      example: 'Det finns inga öppna gig.',
    },
    {
      what: 'a synonym of the usual word for this site, or a calque of remembered devices',
      pattern: /webbplatsen|ihågkom/i,
      example: 'Tillbaka till webbplatsen',
    },
  ],
  tr: [
    {
      what: 'an auxiliary word after a place, which would form a compound with the next word',
      pattern: new RegExp(`${place} (şehr|şehir|için|içinde|ülkesi)`),
      example: '{city} şehrindeki işler',
    },
    {
      what: 'a case ending after a company, or an auxiliary word that takes it',
      pattern: new RegExp(`${company}( şirketi| olan)|${anyName}[’']`),
      example: '{partner} olan ülkeler',
    },
    {
      what: 'words with another meaning: day labour, business days of work, no pay',
      pattern:
        /\} (için )?günlük iş|ödeme yok|çevrimiçi|çevrimdışı|internetten|katılım bonusu|değerlendirdin/i,
      example: '{city} için günlük işler',
    },
    {
      what: 'the formal form of address',
      pattern: /(?<!\p{L})(bakın|deneyin|girin|gönderin|inceleyin|seçin|tıklayın)(?!\p{L})/iu,
      example: 'Yakınlarda ne kazanıldığına bakın.',
    },
    {
      what: 'the word for a message in place of its address',
      pattern: /e-posta(nı|n) (gir|yaz|onay|doğru)/i,
      example: 'Önce e-postanı onayla.',
    },
  ],
};

const catalogueOf = (language: TextLanguage): unknown =>
  JSON.parse(readFileSync(new URL(`../../locales/${language}.json`, import.meta.url), 'utf8'));

const withoutTags = (text: string): string => text.replace(/<[^>]*>/g, ' ');

describe.each(Object.entries(forbiddenPhrases))('the texts in %s', (code, ofLanguage) => {
  const language = code as TextLanguage;
  const all = leaves({
    catalogue: catalogueOf(language),
    hosted: hostedTextsOf[language],
    mails: mailTextsOf[language],
    samples: sampleTextsOf(language),
  });

  it.each(ofLanguage)('do not contain $what', ({ pattern, example }) => {
    expect(example).toMatch(pattern);
    expect(all.filter(([, text]) => pattern.test(withoutTags(text)))).toEqual([]);
  });
});
