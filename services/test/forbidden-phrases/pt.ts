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
    pattern: /aplicação|a ligação não é válida|(?<!\{)\bemail\b|\bescreve o código/i,
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
];
