/** The answers to how many customers there are, most first, each with its message. */
export const availabilities = {
  HIGH: 'offer.availability.high',
  MEDIUM: 'offer.availability.medium',
  LOW: 'offer.availability.low',
} as const;

/** The answers to how long signing up took, shortest first, each with its message. */
export const signUpTimes = {
  ONE_DAY: 'offer.signUp.1_day',
  TWO_OR_THREE_DAYS: 'offer.signUp.2_3_days',
  ONE_WEEK: 'offer.signUp.1_week',
  TWO_WEEKS: 'offer.signUp.2_weeks',
  LONGER: 'offer.signUp.longer',
} as const;
