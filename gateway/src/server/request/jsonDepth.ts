/** The maximum nesting of JSON in a request, by POST and by GET. */
export const maxJsonDepth = 32;

const isDeeperThan = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner: unknown) => isDeeperThan(inner, levels - 1));
};

/** Whether the parameters of a request are nested too deep. */
export const isTooDeep = (parameters: object): boolean => isDeeperThan(parameters, maxJsonDepth);
