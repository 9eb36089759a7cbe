// Canonical JSON and hashes of values.
import { createHash } from 'node:crypto';

const sortKeys = (value) => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sortKeys(value[key])]),
  );
};

export const canonical = (value) => JSON.stringify(sortKeys(value));

export const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** Returns a number for an object that is the same in every run. */
export const numberOf = (id) => parseInt(hashOf(String(id)).slice(0, 8), 16);
