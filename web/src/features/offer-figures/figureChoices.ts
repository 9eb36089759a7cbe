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

type SignUpTimeKey = keyof typeof signUpTimes;

/** The message of the most frequent answer, the shortest one of several; null without answers. */
export const commonestSignUpTime = (
  percents: readonly { readonly key: string; readonly percent: number }[],
): (typeof signUpTimes)[SignUpTimeKey] | null => {
  const percentOf = (key: string) => percents.find((one) => one.key === key)?.percent ?? 0;
  const keys = Object.keys(signUpTimes) as SignUpTimeKey[];
  const [most] = keys.sort((one, other) => percentOf(other) - percentOf(one));
  return most && percentOf(most) > 0 ? signUpTimes[most] : null;
};
