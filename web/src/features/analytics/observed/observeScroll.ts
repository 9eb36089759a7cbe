import { sendEvent } from '../sendEvent.ts';
import { throttle } from './throttle.ts';

const intervalMs = 100;
const parts = [25, 50, 75, 90] as const;

/** Sends the parts of each page that the visitor reaches by scrolling, in percent. */
export const observeScroll = (): void => {
  let path = '';
  let reached = 0;
  const measure = (): void => {
    const { pathname } = window.location;
    if (pathname !== path) reached = 0;
    path = pathname;
    const end = window.scrollY + window.innerHeight;
    const percent = (100 * end) / document.documentElement.scrollHeight;
    for (const part of parts) {
      if (part <= reached || percent < part) continue;
      reached = part;
      void sendEvent('scroll', { percent_scrolled: part });
    }
  };
  window.addEventListener('scroll', throttle(measure, intervalMs), { passive: true });
};
