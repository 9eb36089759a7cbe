import { randomInt } from 'node:crypto';
import { sitePage } from '../../services/src/alerts/sitePage.ts';
import type { Database } from '../../services/src/db/database.ts';
import type { CodeMailKind } from '../../services/src/mail/mailKinds.ts';
import type { IdentityDeps, Caller } from '../deps.ts';
import { IdentityError } from '../rpc/identityError.ts';
import type { VerifiableAttribute } from '../users/attributes.ts';
import { maskedAddress } from './maskedAddress.ts';

/** Where a code goes. */
export interface Destination {
  readonly attribute: VerifiableAttribute;
  readonly address: string;
}

/** The page of the site with the field for the code of a new address. */
const profilePath = '/profile/user';

/** The digits of a code to enter; what a link carries is longer. */
export const codeDigits = 6;

export const newCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');

/** The details of a response that say where a code was sent. */
export const deliveryTo = ({ attribute, address }: Destination) => ({
  AttributeName: attribute,
  DeliveryMedium: attribute === 'email' ? 'EMAIL' : 'SMS',
  Destination: maskedAddress(address),
});

/** Returns the function that stores a text message. Throws if none can be sent. */
export const requireTexts = ({ mailer }: Pick<IdentityDeps, 'mailer'>) => {
  if (mailer.storeText === null)
    throw new IdentityError('CodeDeliveryFailureException', 'Text messages cannot be sent.');
  return mailer.storeText;
};

/** Stores the mail or text message with a code within a transaction; wake the mailer after the commit. */
export const deliverCode = async (
  { mailer, settings }: Pick<IdentityDeps, 'mailer' | 'settings'>,
  transaction: Database['orm'],
  { attribute, address }: Destination,
  { kind, code, language }: { kind: CodeMailKind; code: string } & Pick<Caller, 'language'>,
): Promise<void> => {
  const [site] = settings.siteOrigins;
  // Whoever signs up or in has the field for the code before them.
  const isOfProfile = kind === 'verifyEmailCode' && site !== undefined;
  const where = isOfProfile ? { link: sitePage(site, language, profilePath) } : {};
  if (attribute === 'email')
    await mailer.store(transaction, { kind, language, recipient: address, code, ...where });
  else await requireTexts({ mailer })(transaction, { language, recipient: address, code });
};
