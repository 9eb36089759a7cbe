import { builder } from '../../builder/builder.ts';

/** What to do about a refused write: every code says one of these. */
const again = {
  never: 'Do not send it again.',
  corrected: 'Send it again with another value and a new idempotency key.',
  keyed: 'Send it again with a new key, which each attempt needs.',
  read: 'Read what it changes before you send it again.',
  removed: 'Send it again when something has been removed.',
  hour: 'Send it again in an hour, with the same key.',
  confirmed: 'Send it again when the address is confirmed.',
} as const;

const code = <Value extends string>(value: Value, when: keyof typeof again, description: string) => ({
  value,
  description: `${description} ${again[when]}`,
});

export const UserErrorCodeRef = builder.enumType('UserErrorCode', {
  description: 'Why a write is refused, for programs, and whether to send it again.',
  values: {
    ALREADY_REVIEWED: code(
      'already_reviewed',
      'never',
      'The user has reviewed the offer before: `editReview` changes the review.',
    ),
    BARRED: code(
      'barred',
      'never',
      'A moderator has removed a review of the user, who cannot review the offer again.',
    ),
    CONFLICT: code('conflict', 'read', 'The state of what would change does not allow it.'),
    EXPIRED: code(
      'expired',
      'never',
      'The link no longer works, or the offer takes no applications any more.',
    ),
    IMPLAUSIBLE_HOURLY_PAY: code(
      'implausible_hourly_pay',
      'corrected',
      'The amount is implausible for one hour, in the currency and the country of the offer.',
    ),
    IMPLAUSIBLE_START_COST: code(
      'implausible_start_cost',
      'corrected',
      'The amount is implausible as a cost before the first gig, in the currency and the country of the offer.',
    ),
    IN_FUTURE: code('in_future', 'corrected', 'The day is after today; for a date of birth also today.'),
    INVALID: code(
      'invalid',
      'corrected',
      'The value has the wrong format, or is rejected for a reason without a code.',
    ),
    NOT_FOUND: code(
      'not_found',
      'never',
      'It does not exist or does not belong to the user. At `offerId` it may also be the review, contribution or application of the user for the offer that does not exist.',
    ),
    OTHER_CURRENCY: code('other_currency', 'never', 'The offer is paid in another currency.'),
    REFUSED: code('refused', 'never', 'The service refuses it for a reason without a code.'),
    REQUIRED: code('required', 'corrected', 'The value is missing.'),
    REUSED: code(
      'reused',
      'keyed',
      'The idempotency key was sent with another input before; nothing is written.',
    ),
    SAME_MAILBOX: code(
      'same_mailbox',
      'never',
      'Another account with the same mailbox has reviewed the offer.',
    ),
    TOO_LARGE: code(
      'too_large',
      'corrected',
      'The number is above the range, or the file or the input is too large.',
    ),
    TOO_LONG: code('too_long', 'corrected', 'The text or the list is too long.'),
    TOO_MANY: code('too_many', 'removed', 'The list is full.'),
    TOO_MANY_REQUESTS: code('too_many_requests', 'hour', 'There were too many requests.'),
    TOO_SHORT: code('too_short', 'corrected', 'The text or the list is too short.'),
    TOO_SMALL: code('too_small', 'corrected', 'The number is below the range.'),
    NO_MAILS: code('no_mails', 'never', 'No mails can be sent to the account of the user.'),
    TOO_YOUNG: code('too_young', 'never', 'The date of birth is that of a child.'),
    UNCHANGED: code('unchanged', 'corrected', 'The new password is the current one.'),
    UNCONFIRMED: code('unconfirmed', 'confirmed', 'The email address of the user is not confirmed.'),
    UNKNOWN: code('unknown', 'corrected', 'There is no such city, language or the like.'),
    UNSUPPORTED_CURRENCY: code(
      'unsupported_currency',
      'never',
      'The currency of the offer is not supported yet.',
    ),
    WRONG: code('wrong', 'corrected', 'The value is not correct, such as the current password.'),
  },
});

export type UserErrorCode = typeof UserErrorCodeRef.$inferType;
