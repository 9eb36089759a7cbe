import { randomBytes } from 'node:crypto';
import { storeCode } from '../codes/codes.ts';
import { deliveryTo } from '../codes/deliverCode.ts';
import type { IdentityDeps, Caller } from '../deps.ts';

/** Where the link of a sign-up leads to; Cognito has the same path and parameters. */
export const confirmationPath = '/confirmUser';

/**
 * Mails a link that confirms a sign-up. Its code is used like a code to enter, but works after any guesses, because it is too
 * long for them.
 */
export const sendConfirmationLink = async (
  deps: IdentityDeps,
  { id }: { readonly id: string },
  address: string,
  caller: Pick<Caller, 'address' | 'language'>,
) => {
  const { origin, clientId } = deps.settings;
  const { language } = caller;
  const code = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: clientId,
    user_name: id,
    confirmation_code: code,
    lang: language,
  });
  const link = `${origin}${confirmationPath}?${query}`;
  await deps.database.orm.transaction(async (transaction) => {
    await storeCode(deps, transaction, { userId: id, purpose: 'sign_up', address }, code, caller);
    await deps.mailer.store(transaction, { kind: 'signUpLink', language, recipient: address, link });
  });
  deps.mailer.wake();
  return deliveryTo({ attribute: 'email', address });
};
