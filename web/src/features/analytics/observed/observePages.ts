import type { Match } from 'found';
import type { Environment } from 'relay-runtime';
import { isSignedInNow } from '../../../auth/session.ts';
import { pageEvent } from '../../../routing/RouteFocus.tsx';
import { isAnalyticsAllowed } from '../isAnalyticsAllowed.ts';
import { gtag } from '../dataLayer.ts';
import { campaignFields } from './campaignFields.ts';
import { publicAddress, publicParams, publicPath, typeOf } from './pageFacts.ts';
import { sendEvent } from '../sendEvent.ts';
import { sendPageView } from './sendPageView.ts';

export interface PageSetup {
  readonly environment: () => Environment;
  /** The address at which the visitor entered the site. */
  readonly landing: URL;
  /** The match of the page that is shown. */
  readonly shown: () => Match | undefined;
}

/** Sends the page that is shown and each one after it: to analytics, and to the services when the user is signed in. */
export const observePages = ({ environment, landing, shown }: PageSetup): void => {
  let before = publicAddress(document.referrer);
  // Otherwise Google's script sends the whole addresses, with all other events.
  const setAddress = (address: string): void =>
    gtag('set', { page_location: address, page_referrer: before });
  setAddress(publicAddress(window.location.href));
  let last: string | undefined;
  let campaign = landing.searchParams;
  const send = (): void => {
    const match = shown();
    // The event of the first page comes before or after this code.
    if (!match || match.location.pathname === last || !isAnalyticsAllowed()) return;
    last = match.location.pathname;
    const path = publicPath(last);
    const address = window.location.origin + path;
    const type = typeOf(match);
    setAddress(address);
    void sendEvent('page_view', {
      page_type: type,
      page_path: path,
      page_location: address,
      page_title: document.title,
      page_referrer: before,
      // Present on every page: a container keeps values from one event to the next.
      content_group: document.querySelector<HTMLElement>('[data-content-group]')?.dataset['contentGroup'],
      ...campaignFields(campaign),
    });
    campaign = new URLSearchParams();
    if (isSignedInNow())
      sendPageView(environment(), { path, type, before, params: publicParams(match.params) });
    before = address;
  };
  send();
  window.addEventListener(pageEvent, send);
};
