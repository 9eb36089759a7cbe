/** What the browser stores about the visitor's account. aws-amplify's session will fill it. */
export interface AuthState {
  /** The bearer token for authorised calls; null for guests. */
  readonly idToken: string | null;
  /** Milliseconds since 1970; null for guests. */
  readonly expiresAt: number | null;
  /** Where to go after the next login. */
  readonly redirectPath: string;
}

export const guest: AuthState = { idToken: null, expiresAt: null, redirectPath: '/' };

/** Whether there is an id token that has not expired. */
export const isSignedIn = ({ idToken, expiresAt }: AuthState, now = Date.now()): boolean =>
  Boolean(idToken) && expiresAt !== null && expiresAt > now;

/** Whether the value is a path on this site: any other value would be an open redirect. */
const isOwnPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value);

/** Parses the stored state; invalid data yield a guest. */
export const authStateFrom = (text: string | null): AuthState => {
  try {
    const stored = JSON.parse(text ?? 'null') as Readonly<Record<string, unknown>> | null;
    const { idToken, expiresAt, redirectPath } = stored ?? {};
    return {
      idToken: typeof idToken === 'string' && idToken !== '' ? idToken : null,
      expiresAt: typeof expiresAt === 'number' ? expiresAt : null,
      redirectPath: isOwnPath(redirectPath) ? redirectPath : '/',
    };
  } catch {
    return guest;
  }
};
