import type { TagConfig } from '../../config/tagSettings.ts';
import { gtag, pushToLayer } from './dataLayer.ts';

export const isContainer = ({ id }: TagConfig): boolean => id.startsWith('GTM-');

/** Loads Google's script, which reads the queue. It counts page views only when the site says so. */
export const loadTagScript = (tag: TagConfig, onFailure: () => void): void => {
  const script = document.createElement('script');
  script.async = true;
  script.addEventListener('error', onFailure);
  if (isContainer(tag)) pushToLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  else {
    gtag('js', new Date());
    gtag('config', tag.id, { send_page_view: false });
  }
  script.src = `${tag.origin}/${isContainer(tag) ? 'gtm.js' : 'gtag/js'}?id=${tag.id}`;
  document.head.append(script);
};
