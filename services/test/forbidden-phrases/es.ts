import { anyName, before, type ForbiddenPhrase } from './forbiddenPhrase.ts';

export const es: readonly ForbiddenPhrase[] = [
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
    pattern:
      /(?<!\p{L})introd[uú][cz]|página de acceso|puedas entrar|seis dígitos|(?<!\p{L})(al|del|el) sitio(?! d)/iu,
    example: 'Vuelve al sitio e introduce el código.',
  },
  {
    what: 'an upper bound (“at most until”) in place of what ends it',
    pattern: /como (mucho|máximo) hasta/,
    example: '7 días, como máximo hasta que cierres sesión',
  },
  {
    what: 'a lifetime that counts from when the mail is read',
    pattern: /caduca en /,
    example: 'El enlace caduca en una hora.',
  },
  {
    what: 'a paraphrase of the approximate location',
    pattern: /dónde estás aproximadamente/,
    example: 'tu idioma y dónde estás aproximadamente',
  },
  {
    what: 'an open offer: it is available',
    pattern: /(trabajo|empleo|oferta)s? (\p{L}+ )?abiert/iu,
    example: 'Empleos todavía abiertos',
  },
  {
    what: 'people in the masculine form',
    pattern: /moderador(?!a)|(dicen|vivido|de) otros(?= en |[.,]|$)/,
    example: 'Lee lo que dicen otros.',
  },
  {
    what: 'the account and the verb to count in one clause, which are the same word',
    pattern: /(?<!\p{L})cuentan?(?!\p{L})[^.:;?!{}]*(?<!\p{L})cuentan?(?!\p{L})/iu,
    example: 'Con una cuenta nueva cuenta al cabo de una semana.',
  },
  {
    what: 'an account that belongs to the site, by its grammar',
    pattern: /con una cuenta (te )?\p{L}+mos(?!\p{L})/iu,
    example: 'Con una cuenta guardamos tu respuesta.',
  },
];
