import { googleCookies } from './googleCookies.ts';

/** The host and each domain that it belongs to: Google's script stores its cookies for the widest one that it may. */
const domainsOf = (host: string): readonly string[] => {
  const parts = host.split('.');
  return parts.map((_part, index) => parts.slice(index).join('.'));
};

/** Removes the cookies of Google Analytics. */
export const removeGoogleCookies = (): void => {
  for (const cookie of googleCookies()) {
    const removal = `${cookie.split('=', 1)[0]}=; Max-Age=0; Path=/`;
    document.cookie = removal;
    for (const domain of domainsOf(window.location.hostname))
      document.cookie = `${removal}; Domain=${domain}`;
  }
};
