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
    pattern: /\bapplication|n’a pas marché|ne marche (pas|plus)|(?<!qu’)\bon (t’a |peut t’|affiche)/i,
    example: 'On t’a envoyé un code.',
  },
  {
    what: 'an upper bound (“at most until”) in place of what ends it',
    pattern: /au plus tard (à|jusqu)/,
    example: '7 jours, au plus tard jusqu’à ta déconnexion',
  },
  {
    what: 'reporting to an office, or reporting abuse, in place of telling a figure',
    pattern: /gains déclarés|Déclarés? par/i,
    example: 'Pas encore de gains déclarés',
  },
  {
    what: 'a lifetime that counts from when the mail is read',
    pattern: /expire dans /,
    example: 'Le lien expire dans une heure.',
  },
  {
    what: 'a paraphrase of the approximate location',
    pattern: /à peu près où tu te trouves|où tu te trouves à peu près/i,
    example: 'Où tu te trouves à peu près, pour montrer des villes proches.',
  },
  {
    what: 'an open offer, a calque: a gig is available, a job is to be filled',
    pattern: /(encore|toujours|plus) ouverte?s?(?!\p{L})/iu,
    example: 'Des emplois encore ouverts',
  },
  {
    what: 'leaving in place of starting, before an amount',
    pattern: /pour démarrer/,
    example: '{amount} pour démarrer',
  },
  {
    what: 'the account and the verb to count in one clause, which are the same word',
    pattern:
      /(?<!\p{L})comptes?(?!\p{L})[^.:;?!{}]*(?<!\p{L})compt(e|ent|era)(?!\p{L})|(?<!\p{L})comptent(?!\p{L})[^.:;?!{}]*(?<!\p{L})comptes?(?!\p{L})/iu,
    example: 'Avec un nouveau compte, elle compte au bout d’une semaine.',
  },
  {
    what: 'an account that belongs to the site, by its grammar',
    pattern: /avec un compte, nous/i,
    example: 'Avec un compte, nous enregistrons ta réponse.',
  },
];
