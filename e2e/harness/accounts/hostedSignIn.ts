import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { clientId, storeEntries } from './account.ts';

interface Site {
  readonly web: string;
  readonly identity: string;
}

/** A button that leads to the hosted sign-in, as the site stores and calls it. */
interface Start {
  readonly provider: 'Google' | 'Facebook' | 'auth0';
  /** What the browser stores; by default the state that it sends. */
  readonly storedState?: string;
}

const scope = 'phone email profile openid aws.cognito.signin.user.admin';

/** Leaves the site for the hosted sign-in. */
export const leaveForProvider = async (
  page: Page,
  { web, identity }: Site,
  { provider, storedState }: Start,
): Promise<void> => {
  const verifier = randomBytes(96).toString('base64url');
  const state = randomBytes(16).toString('hex');
  const prefix = `CognitoIdentityServiceProvider.${clientId}`;
  await storeEntries(page, {
    [`${prefix}.inflightOAuth`]: 'true',
    [`${prefix}.oauthPKCE`]: verifier,
    [`${prefix}.oauthState`]: storedState ?? state,
    auth: JSON.stringify({ shouldPostProcess: true, authTrigger: 'signIn', redirectPath: '/' }),
  });
  const query = new URLSearchParams({
    redirect_uri: `${new URL(web).origin}/`,
    response_type: 'code',
    client_id: clientId,
    identity_provider: provider,
    scope,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    lang: 'en',
  });
  await page.goto(`${identity}/oauth2/authorize?${query}`, { waitUntil: 'commit' });
};
