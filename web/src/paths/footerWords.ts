// A named import, so that the browser gets this part of the registry alone.
import { ofWords } from '../../../schema/pages.json';

type Pages = typeof ofWords;

/** The pages of words that the footer links to. */
type FooterWord = {
  [Word in keyof Pages]: Pages[Word] extends { inFooter: boolean } ? Word : never;
}[keyof Pages];

const isInFooter = (word: string): word is FooterWord => 'inFooter' in ofWords[word as keyof Pages];

export const footerWords: readonly FooterWord[] = Object.keys(ofWords).filter(isInFooter);
