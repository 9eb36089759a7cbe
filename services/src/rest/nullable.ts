import { Type } from 'typebox';

/** A text that may be missing. */
export const nullableString = (options: { description?: string; format?: string } = {}) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], ...options });

/** A number that may be missing. */
export const nullableNumber = (options: { description?: string; minimum?: number; maximum?: number } = {}) =>
  Type.Unsafe<number | null>({ type: ['number', 'null'], ...options });
