import { builder } from '../../builder/builder.ts';
import limits from '../../../../schema/limits.json' with { type: 'json' };
import type { LanguageCode } from '../../config/languages.ts';
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

const UserErrorCodeRef = builder.enumType('UserErrorCode', {
  description:
    'Why a write is refused, for programs. Unless the code says when to try again, sending the same input again is of no use.',
  values: {
    ALREADY_REVIEWED: {
      value: 'already_reviewed',
      description: 'The user has reviewed the offer before: `editReview` changes the review.',
    },
    BARRED: {
      value: 'barred',
      description: 'A moderator has removed a review of the user, who cannot review the offer again.',
    },
    CONFLICT: {
      value: 'conflict',
      description: 'The state of what would change does not allow it: read that before you try again.',
    },
    EXPIRED: {
      value: 'expired',
      description: 'The link no longer works, or the offer takes no applications any more.',
    },
    IMPLAUSIBLE_HOURLY_PAY: {
      value: 'implausible_hourly_pay',
      description: 'The amount is implausible for one hour, in the currency and the country of the offer.',
    },
    IMPLAUSIBLE_START_COST: {
      value: 'implausible_start_cost',
      description:
        'The amount is implausible as a cost before the first gig, in the currency and the country of the offer.',
    },
    IN_FUTURE: { value: 'in_future', description: 'The day is after today; for a date of birth also today.' },
    INVALID: {
      value: 'invalid',
      description: 'The value has the wrong format, or is rejected for a reason without a code.',
    },
    NOT_FOUND: {
      value: 'not_found',
      description:
        'It does not exist or does not belong to the user. At `offerId` it may also be the review, contribution or application of the user for the offer that does not exist.',
    },
    OTHER_CURRENCY: { value: 'other_currency', description: 'The offer is paid in another currency.' },
    REFUSED: { value: 'refused', description: 'The service refuses it for a reason without a code.' },
    REQUIRED: { value: 'required', description: 'The value is missing.' },
    REUSED: {
      value: 'reused',
      description:
        'The idempotency key was sent with another input before; nothing is written. Make a new key for each attempt.',
    },
    SAME_MAILBOX: {
      value: 'same_mailbox',
      description: 'Another account with the same mailbox has reviewed the offer.',
    },
    TOO_LARGE: {
      value: 'too_large',
      description: 'The number is above the range, or the file or the input is too large.',
    },
    TOO_LONG: { value: 'too_long', description: 'The text or the list is too long.' },
    TOO_MANY: {
      value: 'too_many',
      description: 'The list is full: try again when something has been removed.',
    },
    TOO_MANY_REQUESTS: {
      value: 'too_many_requests',
      description: 'There were too many requests: try again in an hour.',
    },
    TOO_SHORT: { value: 'too_short', description: 'The text or the list is too short.' },
    TOO_SMALL: { value: 'too_small', description: 'The number is below the range.' },
    NO_MAILS: { value: 'no_mails', description: 'No mails can be sent to the account of the user.' },
    TOO_YOUNG: { value: 'too_young', description: 'The date of birth is that of a child.' },
    UNCHANGED: {
      value: 'unchanged',
      description: 'The new password is the current one.',
    },
    UNCONFIRMED: {
      value: 'unconfirmed',
      description: 'The email address of the user is not confirmed: try again when it is.',
    },
    UNKNOWN: { value: 'unknown', description: 'There is no such city, language or the like.' },
    UNSUPPORTED_CURRENCY: {
      value: 'unsupported_currency',
      description: 'The currency of the offer is not supported yet.',
    },
    WRONG: { value: 'wrong', description: 'The value is not correct, such as the current password.' },
  } as const,
});

export type UserErrorCode = typeof UserErrorCodeRef.$inferType;

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
