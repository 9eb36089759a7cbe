import { consentToAll } from '../../browser/consent.ts';
import type { ConsentChoice } from '../../browser/consentChoice.ts';
import { gtag } from './dataLayer.ts';
import { consentOf } from './googleConsent.ts';
import { removeGoogleCookies } from './removeGoogleCookies.ts';
import { startAnalytics, type AnalyticsSetup } from './startAnalytics.ts';

let isDefaultSet = false;

/** Applies the visitor's choice to this page: tells Google's scripts what they may do, and counts events if allowed. */
export const applyConsent = (
  choice: ConsentChoice,
  // Not one object: the names of its fields would be part of the first load.
  tag: AnalyticsSetup['tag'],
  environment: AnalyticsSetup['environment'],
  shown: AnalyticsSetup['shown'],
  landing: AnalyticsSetup['landing'],
): void => {
  if (!isDefaultSet) gtag('consent', 'default', consentOf(consentToAll(false)));
  isDefaultSet = true;
  gtag('consent', 'update', consentOf(choice));
  if (choice.analytics) startAnalytics({ tag, environment, shown, landing }, choice.chosenAt);
  else removeGoogleCookies();
};
