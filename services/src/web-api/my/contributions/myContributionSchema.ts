import { Type } from 'typebox';
import type { CustomerAvailabilityValue, SignUpTimeValue } from '../../../db/schema/contribution.ts';
import { listOf } from '../../../rest/listOf.ts';
import { nullableNumber, nullableString } from '../../../rest/nullable.ts';
import { JobOffer } from '../../job-offers/jobOfferSchema.ts';
import { customerChoices, signUpTimeChoices } from '../../../counting/contributionChoices.ts';

const choice = <Choice extends string>(choices: readonly Choice[], description: string) =>
  Type.Unsafe<Choice | null>({ type: ['string', 'null'], enum: [...choices, null], description });

const reportedAt = (what: string) =>
  nullableString({ format: 'date-time', description: `When ${what} last reported: RFC 3339; null if not.` });

/** Whether an answer counts, or why it does not. */
export const contributionStatuses = [
  'counts',
  'unconfirmed',
  'new_account',
  'same_network',
  'same_mailbox',
  'unusual',
  'excluded',
] as const;

export type ContributionStatus = (typeof contributionStatuses)[number];

const status = (what: string) =>
  Type.Unsafe<ContributionStatus | null>({
    type: ['string', 'null'],
    enum: [...contributionStatuses, null],
    description: `Whether ${what} counts, or why it does not: unconfirmed, the address of the user is not confirmed; new_account, the account is new and did not apply for the offer; same_network, others of the same network have just answered; same_mailbox, another account with the same mailbox answered later; unusual, far from the other answers, until somebody reports one like it; excluded, by a moderator. Null if not reported.`,
  });

const countsFrom = (what: string) =>
  nullableString({
    format: 'date-time',
    description: `From when ${what} counts if it waits for new_account or same_network: RFC 3339; null otherwise.`,
  });

export const MyContributions = Type.Object(
  {
    earning: nullableNumber({ minimum: 0, description: 'Earnings in an hour; null if not reported.' }),
    earning_reported_at: reportedAt('the earnings were'),
    earning_status: status('the earnings'),
    earning_counts_from: countsFrom('the earnings'),
    cost_to_start: nullableNumber({
      minimum: 0,
      description: 'The amount paid before the first gig; null if not reported.',
    }),
    cost_to_start_reported_at: reportedAt('that amount was'),
    cost_to_start_status: status('that amount'),
    cost_to_start_counts_from: countsFrom('that amount'),
    currency: Type.String({ description: 'ISO 4217; the currency of the offer.' }),
    sign_up_time: choice<SignUpTimeValue>(
      signUpTimeChoices,
      'The time until the user was signed up; null if not reported.',
    ),
    sign_up_time_reported_at: reportedAt('that time was'),
    sign_up_time_status: status('that time'),
    sign_up_time_counts_from: countsFrom('that time'),
    customer_availability: choice<CustomerAvailabilityValue>(
      customerChoices,
      'The number of customers; null if not reported.',
    ),
    customer_availability_reported_at: reportedAt('that number was'),
    customer_availability_status: status('that number'),
    customer_availability_counts_from: countsFrom('that number'),
  },
  { title: 'MyContributions', description: 'What the user reported about an offer.' },
);

/** The same as a row, with the id of the offer. */
export const OfferContributions = Type.Object({ id: Type.Integer(), ...MyContributions.properties });

export const MyReportedOffer = Type.Object(
  { ...JobOffer.properties, contributions: MyContributions },
  { title: 'MyReportedOffer', description: 'An offer about which the user reported something.' },
);

export const MyReportedOfferList = listOf(MyReportedOffer, 'MyReportedOfferList');
