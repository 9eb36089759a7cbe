import { Type } from 'typebox';
import type { CustomerAvailabilityValue, SignUpTimeValue } from '../../../db/schema/contribution.ts';
import { nullableNumber, nullableString } from '../../../rest/nullable.ts';
import { customerChoices, signUpTimeChoices } from '../../job-offers/contributionChoices.ts';

const choice = <Choice extends string>(choices: readonly Choice[], description: string) =>
  Type.Unsafe<Choice | null>({ type: ['string', 'null'], enum: [...choices, null], description });

const reportedAt = (what: string) =>
  nullableString({ format: 'date-time', description: `When ${what} last reported: RFC 3339; null if not.` });

export const MyContributions = Type.Object(
  {
    earning: nullableNumber({ minimum: 0, description: 'Earnings in an hour; null if not reported.' }),
    earning_reported_at: reportedAt('the earnings were'),
    cost_to_start: nullableNumber({
      minimum: 0,
      description: 'The amount paid before the first gig; null if not reported.',
    }),
    cost_to_start_reported_at: reportedAt('that amount was'),
    currency: Type.String({ description: 'ISO 4217; the currency of the offer.' }),
    sign_up_time: choice<SignUpTimeValue>(
      signUpTimeChoices,
      'The time until the user was signed up; null if not reported.',
    ),
    sign_up_time_reported_at: reportedAt('that time was'),
    customer_availability: choice<CustomerAvailabilityValue>(
      customerChoices,
      'The number of customers; null if not reported.',
    ),
    customer_availability_reported_at: reportedAt('that number was'),
  },
  { title: 'MyContributions', description: 'What the user reported about an offer.' },
);
