// One text for equal values, whatever the order of their keys.
import { createHash } from 'node:crypto';

const sorted = (value) => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sorted(value[key])]),
  );
};

export const canonical = (value) => JSON.stringify(sorted(value));

export const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** A number for an object, the same in every run, however many others there are. */
export const numberOf = (id) => parseInt(hashOf(String(id)).slice(0, 8), 16);
