type WithoutNulls<T> = {
  readonly [K in keyof T]: null extends T[K] ? Exclude<T[K], null> | undefined : T[K];
};

/** The fields that have a value. Undefined ones are left out of JSON anyway. */
export const withoutNulls = <T extends object>(fields: T): WithoutNulls<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as WithoutNulls<T>;
