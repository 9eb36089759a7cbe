/** A phrase that no text of a language may contain, because it is wrong with some names or in general. */
export interface ForbiddenPhrase {
  readonly what: string;
  readonly pattern: RegExp;
  /** A text that contains the phrase. */
  readonly example: string;
}

export const place = '\\{(city|query|place|country)\\}';
export const company = '\\{(partner|product)\\}';
export const anyName = '\\{(city|query|place|country|partner|product|category|email|network)\\}';

/** Matches any of the words before a name. */
export const before = (words: string, name: string): RegExp =>
  new RegExp(`(^|[\\s(«„])(${words}) ${name}`, 'i');

/** A city in brackets at the end of a sentence, which avoids the required grammatical case. */
export const cityInBrackets = /\(\{city\}\)[.;:]/;
