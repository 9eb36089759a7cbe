import type { Environment } from 'relay-runtime';
import type { AuthConfig } from '../config/AuthConfig.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import type { MessageId } from '../i18n/messageId.ts';

/** What the account needs from the site. */
export interface AuthSetup {
  readonly config: AuthConfig;
  /** The name that an authenticator app shows. */
  readonly productName: string;
  /** The language of the page. */
  readonly language: LanguageCode;
  /** The current environment of Relay: it changes when a user leaves. */
  readonly environment: () => Environment;
  /** Shows what happened to the account outside of a form; `ended`: the session, which is told once. */
  readonly onNotice: (
    message: MessageId,
    variation: 'success' | 'info' | 'error' | 'ended',
    values?: Readonly<Record<string, string>>,
  ) => void;
}

let current: AuthSetup | undefined;

/** Sets up the account; call once, before anything else of it. */
export const setUpAuth = (setup: AuthSetup): void => {
  current = setup;
};

/** What the site passed to `setUpAuth`. */
export const authSetup = (): AuthSetup => {
  if (current === undefined) throw new Error('The account is not set up.');
  return current;
};
