import { anyName, type ForbiddenPhrase } from './forbiddenPhrase.ts';

export const sv: readonly ForbiddenPhrase[] = [
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
  {
    what: 'figures in place of answers for what people report, or people counted in place of answers',
    pattern: /omdömen? och siffr|enligt \{count, plural, one \{# person/i,
    example: 'dina omdömen och siffror från de senaste 30 dagarna',
  },
  {
    what: 'applying “to” a gig: one applies “for” it',
    pattern: /ansök[at]? till\b(?! \{)/i,
    example: 'de gig du har ansökt till',
  },
  {
    what: 'a code or link that works “once” in place of only once',
    pattern: /fungerar en gång/,
    example: 'Koden fungerar en gång och gäller i en timme.',
  },
  {
    what: 'companies that read as if the user owned them, or what is left this week in place of per week',
    pattern: /[Dd]ina företag|[Kk]var i (veckan|timmen)/,
    example: 'Dina företag',
  },
  {
    what: 'an upper bound (“at most until”) in place of what ends it',
    pattern: /längst till/,
    example: '7 dagar, längst tills du loggar ut',
  },
  {
    what: '“med ett konto” before what the site does: it is the reader who has one',
    pattern: /Med ett konto \p{L}+ vi(?!\p{L})/u,
    example: 'Med ett konto sparar vi ditt svar.',
  },
  {
    what: 'another word for reporting a review, or for not having applied',
    pattern: /anmäla? omdöme|sökte inte/i,
    example: 'Med ett konto kan du anmäla omdömen.',
  },
];
