// What the graph makes of rows of the services, where a rule of the product says nothing about it.
/** A Relay id. */
export const globalId = (type, id) => Buffer.from(`${type}:${id}`).toString('base64');

const sharesOf = (names) => (percents) =>
  Object.entries(names).map(([name, key]) => ({ key, percent: percents[name] }));

export const signUpShares = sharesOf({
  '1_day': 'ONE_DAY',
  '2_3_days': 'TWO_OR_THREE_DAYS',
  '1_week': 'ONE_WEEK',
  '2_weeks': 'TWO_WEEKS',
  longer: 'LONGER',
});

export const availabilityShares = sharesOf({ low: 'LOW', medium: 'MEDIUM', high: 'HIGH' });
