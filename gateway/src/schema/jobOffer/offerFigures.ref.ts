import { builder } from '../../builder/builder.ts';
import type { Average, CustomerAvailability, SignUpTime } from '../../rest/rows.ts';

export const EarningRef = builder.objectRef<Average>('Earning');

export const CostToStartRef = builder.objectRef<Average>('CostToStart');

export const SignUpTimeRef = builder.objectRef<SignUpTime>('SignUpTime');

export const CustomerAvailabilityRef = builder.objectRef<CustomerAvailability>('CustomerAvailability');

export const SignUpTimeChoiceRef = builder.enumType('SignUpTimeChoice', {
  description: 'How long it took from signing up to the first gig.',
  values: {
    ONE_DAY: { value: '1_day', description: 'A day.' },
    TWO_OR_THREE_DAYS: { value: '2_3_days', description: 'Two or three days.' },
    ONE_WEEK: { value: '1_week', description: 'A week.' },
    TWO_WEEKS: { value: '2_weeks', description: 'Two weeks.' },
    LONGER: { value: 'longer', description: 'More than two weeks.' },
  } as const,
});

export const CustomerAvailabilityChoiceRef = builder.enumType('CustomerAvailabilityChoice', {
  description: 'How easily customers were found.',
  values: {
    LOW: { value: 'low', description: 'Hardly.' },
    MEDIUM: { value: 'medium', description: 'With patience.' },
    HIGH: { value: 'high', description: 'Easily.' },
  } as const,
});
