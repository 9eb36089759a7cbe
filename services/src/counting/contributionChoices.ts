import type { CustomerAvailabilityValue, SignUpTimeValue } from '../db/schema/contribution.ts';

/** The answers to how long sign-up took. */
export const signUpTimeChoices: SignUpTimeValue[] = ['1_day', '2_3_days', '1_week', '2_weeks', 'longer'];

/** The answers to how many customers there were. */
export const customerChoices: CustomerAvailabilityValue[] = ['low', 'medium', 'high'];
