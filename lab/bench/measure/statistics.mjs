export const median = (values) => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** The medians of each key of these records. */
export const mediansOf = (records) =>
  Object.fromEntries(Object.keys(records[0]).map((key) => [key, median(records.map((each) => each[key]))]));

/** The slope of the line through these points, by least squares. */
export const slopeOf = (points) => {
  const mean = (key) => points.reduce((sum, each) => sum + each[key], 0) / points.length;
  const [meanX, meanY] = [mean('x'), mean('y')];
  const covariance = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  return covariance / points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
};
