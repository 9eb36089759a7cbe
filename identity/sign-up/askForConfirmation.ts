import { sendCode } from '../codes/codes.ts';
import type { IdentityDeps, Caller } from '../deps.ts';
import { sendConfirmationLink } from './confirmationLink.ts';
import { needsLink } from './needsConfirmation.ts';

/** Mails what confirms a sign-up: a code or a link, by the settings. The newer one replaces the other. */
export const askForConfirmation = (
  deps: IdentityDeps,
  user: { readonly id: string },
  address: string,
  caller: Caller,
) =>
  needsLink(deps.settings, address)
    ? sendConfirmationLink(deps, user, address, caller)
    : sendCode(deps, user, 'sign_up', { attribute: 'email', address }, caller);
