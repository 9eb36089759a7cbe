import { anyName, before, type ForbiddenPhrase } from './forbiddenPhrase.ts';

export const fr: readonly ForbiddenPhrase[] = [
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
];
