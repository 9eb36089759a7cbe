import { before, cityInBrackets, company, type ForbiddenPhrase } from './forbiddenPhrase.ts';

export const pt: readonly ForbiddenPhrase[] = [
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
    pattern: /aplicação|a ligação não é válida|\besta ligação\b|(?<!\{)\bemail\b|\bescreve o código/i,
    example: 'Abre a tua aplicação.',
  },
  {
    what: 'an upper bound (“at most until”) in place of what ends it',
    pattern: /no máximo até/,
    example: '7 dias, no máximo até terminares a sessão',
  },
  {
    what: 'a lifetime that counts from when the mail is read',
    pattern: /expira dentro de /,
    example: 'O link expira dentro de uma hora.',
  },
  {
    what: 'a paraphrase of the approximate location',
    pattern: /onde estás aproximadamente/,
    example: 'a tua língua e onde estás aproximadamente',
  },
  {
    what: 'companies as if the user owned them',
    pattern: /\bas tuas empresas\b/i,
    example: 'As tuas empresas',
  },
  {
    what: 'a sign-up time that reads as the time until the sign-up begins',
    pattern: /\bregisto em (cerca de )?\{/i,
    example: 'Registo em cerca de {days} dias',
  },
  {
    what: 'a detour before a date, which takes its preposition without an article',
    pattern: /a partir desta data/i,
    example: 'A tua resposta conta a partir desta data: {date}.',
  },
  {
    what: 'the official word for passing on details, or another word for answers that people gave',
    pattern: /\btransmit(e|i|a)(mos|-)|opiniões e (os )?números/i,
    example: 'Transmitimos estes dados.',
  },
  {
    what: 'the account and the verb to count in one clause, which are the same word',
    pattern: /(?<!\p{L})contam?(?!\p{L})[^.:;?!{}]*(?<!\p{L})contam?(?!\p{L})/iu,
    example: 'Com uma conta, mostramos-te a partir de quando conta.',
  },
  {
    what: 'an account that belongs to the site, by its grammar',
    pattern: /com uma conta,? \p{L}+mos(?!\p{L})/iu,
    example: 'Com uma conta, guardamos a tua resposta.',
  },
];
