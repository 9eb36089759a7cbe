// A named import, so that the bundle contains only this part of the registry.
import { staticPages } from '../../../schema/pages.json';

type Pages = typeof staticPages;

/** The static pages that the footer links to. */
type FooterWord = {
  [Word in keyof Pages]: Pages[Word] extends { inFooter: boolean } ? Word : never;
}[keyof Pages];

const isInFooter = (word: string): word is FooterWord => 'inFooter' in staticPages[word as keyof Pages];

export const footerWords: readonly FooterWord[] = Object.keys(staticPages).filter(isInFooter);
