/** The slope of the line that fits the samples best, in megabytes per minute. */
export const growthPerMinute = (samples) => {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const minute = mean(samples.map((each) => each.minute));
  const mb = mean(samples.map((each) => each.mb));
  const sum = (valueOf) => samples.reduce((total, each) => total + valueOf(each), 0);
  const spread = sum((each) => (each.minute - minute) ** 2);
  return spread === 0 ? 0 : sum((each) => (each.minute - minute) * (each.mb - mb)) / spread;
};
