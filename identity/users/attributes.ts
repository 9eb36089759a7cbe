import { isMailAddress } from '@citygigs/server/identity/isMailAddress.ts';
import { cleanLine } from '../../services/src/text/outsideText.ts';
import { invalidParameter, notAuthorised } from '../rpc/identityError.ts';
import { hasFormat } from './attributeFormats.ts';

/** The attributes of a user that clients may write; the rest belongs to the service. */
const writable = new Set([
  'email',
  'phone_number',
  'given_name',
  'family_name',
  'name',
  'birthdate',
  'gender',
  'locale',
  'picture',
  'custom:verify_email_send',
]);

/** Attributes that count as verified once a code sent to them has been entered. */
export type VerifiableAttribute = 'email' | 'phone_number';

export const isVerifiable = (name: string): name is VerifiableAttribute =>
  name === 'email' || name === 'phone_number';

/** Throws for an attribute that clients may not write. */
export const requireWritable = (name: string): void => {
  if (!writable.has(name)) throw notAuthorised('A client attempted to write unauthorized attribute');
};

/** Returns the address. Throws for any other text. */
export const requireEmail = (text: string): string => {
  if (!isMailAddress(text)) throw invalidParameter('Username should be an email.');
  return text;
};

/** The attributes of a request by name. Throws for one that clients may not write. */
export const writtenAttributes = (
  list: readonly { Name: string; Value?: string }[] = [],
): Record<string, string> => {
  const attributes = Object.fromEntries(list.map(({ Name, Value }) => [Name, cleanLine(Value ?? '')]));
  for (const [name, value] of Object.entries(attributes)) {
    requireWritable(name);
    if (!hasFormat(name, value))
      throw invalidParameter(
        name === 'phone_number'
          ? 'Invalid phone number format.'
          : `user.${name}: Attribute value does not have the right format.`,
      );
    if (name === 'email') requireEmail(value);
  }
  return attributes;
};

/** The attributes of an answer. */
export const attributeList = (
  id: string,
  attributes: Readonly<Record<string, string>>,
): { Name: string; Value: string }[] =>
  Object.entries({ sub: id, ...attributes }).map(([Name, Value]) => ({ Name, Value }));
