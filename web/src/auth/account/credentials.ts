/** What the visitor typed to sign up or in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

let current: Credentials | null = null;

/** Keeps the credentials in memory until the visitor is signed in, to send another code and to sign in with it. */
export const keepCredentials = (next: Credentials | null): void => {
  current = next;
};

export const credentials = (): Credentials | null => current;
