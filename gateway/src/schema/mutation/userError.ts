import { builder } from '../../builder/builder.ts';
import limits from '../../../../schema/limits.json' with { type: 'json' };
import type { LanguageCode } from '../../config/languages.ts';
import { UserErrorCodeRef, type UserErrorCode } from './userErrorCode.ts';
import { errorText, type ErrorMessageId } from '../../errors/texts.ts';

/** Why a write was refused, mostly a fault of an input field. */
export interface UserError {
  readonly field: string | null;
  readonly code: string;
  readonly message: string;
}

/** A fault with its path in the input of the mutation. */
export interface PlacedUserError extends UserError {
  readonly path: readonly string[] | null;
}

export const UserErrorRef = builder.objectRef<PlacedUserError>('UserError');

UserErrorRef.implement({
  description: 'A fault in an input, as reported by the service.',
  fields: (t) => ({
    field: t.stringList({
      description:
        'The path to the field within `input`, with indices of lists as strings: `["addLanguages", "1", "id"]`. Null for the input as a whole.',
      resolve: ({ path }) => (path === null ? null : [...path]),
    }),
    code: t.field({
      type: UserErrorCodeRef,
      nullable: false,
      description: 'The kind of fault, for programs.',
      resolve: ({ code }) => faultCode(code),
    }),
    message: t.string({
      nullable: false,
      description:
        'The message for the reader in the language of the request; in English for a reason without a code.',
      resolve: (fault, _args, { language }) => faultText(language, fault),
    }),
  }),
});

/** The message ids for the fault codes of the services. */
const faultMessages: Readonly<Record<UserErrorCode, ErrorMessageId>> = {
  already_reviewed: 'form.alreadyReviewed',
  barred: 'form.barred',
  conflict: 'form.conflict',
  expired: 'form.linkExpired',
  implausible_hourly_pay: 'form.implausibleHourlyPay',
  implausible_start_cost: 'form.implausibleStartCost',
  in_future: 'form.inFuture',
  invalid: 'form.invalid',
  not_found: 'form.notFound',
  other_currency: 'form.otherCurrency',
  refused: 'form.refused',
  required: 'form.required',
  reused: 'form.reused',
  same_mailbox: 'form.sameMailbox',
  unchanged: 'form.unchangedPassword',
  too_large: 'form.tooLarge',
  too_long: 'form.tooLong',
  too_many: 'form.tooMany',
  too_many_requests: 'error.tooManyRequests',
  too_short: 'form.tooShort',
  too_small: 'form.tooSmall',
  too_young: 'form.tooYoung',
  no_mails: 'form.noMails',
  unconfirmed: 'form.unconfirmed',
  unknown: 'form.unknown',
  unsupported_currency: 'form.unsupportedCurrency',
  wrong: 'form.wrong',
};

/** More specific messages, by field and code. */
const fieldMessages: Readonly<Record<string, ErrorMessageId>> = {
  'email invalid': 'form.email',
  'new_password too_short': 'form.weakPassword',
  'new_password too_weak': 'form.weakPassword',
  'offer_id expired': 'form.applicationsClosed',
  'password too_short': 'form.weakPassword',
  'password too_weak': 'form.weakPassword',
  'phone invalid': 'form.phone',
  'picture invalid': 'form.picture.invalid',
  'picture too_large': 'form.picture.tooLarge',
};

const isKnown = (code: string): code is UserErrorCode => Object.hasOwn(faultMessages, code);

/** The code of the graph for a code of the services. */
export const faultCode = (code: string): UserErrorCode => (isKnown(code) ? code : 'invalid');

/** Message in the request's language; falls back to the service's text for unknown codes. */
export const faultText = (language: LanguageCode, { field, code, message }: UserError): string => {
  const id = fieldMessages[`${field} ${code}`] ?? (isKnown(code) ? faultMessages[code] : undefined);
  return id === undefined ? message : errorText(language, id, { age: limits.lowestAge });
};
