import { Type } from 'typebox';

/** An integer or null. */
export const nullableInteger = (options: { description?: string; minimum?: number; maximum?: number } = {}) =>
  Type.Unsafe<number | null>({ type: ['integer', 'null'], ...options });

/** A string or null. */
export const nullableString = (options: { description?: string; format?: string } = {}) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], ...options });

/** A number or null. */
export const nullableNumber = (options: { description?: string; minimum?: number; maximum?: number } = {}) =>
  Type.Unsafe<number | null>({ type: ['number', 'null'], ...options });
