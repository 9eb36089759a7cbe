import { anyName, type ForbiddenPhrase } from './forbiddenPhrase.ts';

export const en: readonly ForbiddenPhrase[] = [
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
  {
    what: 'an upper bound (“at most until”) in place of what ends it',
    pattern: /at most until/,
    example: '7 days, at most until you log out',
  },
  {
    what: 'a lifetime that counts from when the mail is read',
    pattern: /expires in /,
    example: 'The link expires in an hour.',
  },
  {
    what: '“with an account” before what the site does: it is the reader who has one',
    pattern: /With an account,? we\b/,
    example: 'With an account, we save your answer.',
  },
  {
    what: 'counting in the average in place of towards it',
    pattern: /\bcounts? in the average/,
    example: 'These stars count in the average from {date}.',
  },
];
