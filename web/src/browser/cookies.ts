const daySeconds = 24 * 60 * 60;

interface CookieOptions {
  readonly days?: number;
}

/** The value of a cookie; null when there is none. */
export const readCookie = (name: string): string | null => {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
};

/**
 * Sets a cookie for the whole site, by default for 365 days. In a secure context it is
 * sent over https only.
 */
export const setCookie = (name: string, value: string, { days = 365 }: CookieOptions = {}): void => {
  const secure = window.isSecureContext ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${days * daySeconds}; Path=/; SameSite=Lax${secure}`;
};

export const deleteCookie = (name: string): void => setCookie(name, '', { days: -1 });
