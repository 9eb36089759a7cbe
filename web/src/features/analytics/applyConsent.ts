import { consentToAll } from '../../browser/consent.ts';
import type { ConsentChoice } from '../../browser/consentChoice.ts';
import { gtag } from './dataLayer.ts';
import { consentOf } from './googleConsent.ts';

let isDefaultSet = false;

/** Applies the visitor's choice to this page: tells Google's scripts what they may do. */
export const applyConsent = (choice: ConsentChoice): void => {
  if (!isDefaultSet) gtag('consent', 'default', consentOf(consentToAll(false)));
  isDefaultSet = true;
  gtag('consent', 'update', consentOf(choice));
};
