import { describe, expect, it } from 'vitest';
import { faultsOf } from './faultsOf.ts';

const fault = (keyword: string, params: Record<string, unknown>, instancePath = '/proposition') =>
  faultsOf([{ keyword, params, instancePath, schemaPath: '', message: 'must match pattern "\\S"' }], 'body');

describe('the faults of a request', () => {
  it.each([
    ['pattern', { pattern: '\\S' }, 'invalid', 'This is not valid.'],
    ['format', { format: 'email' }, 'invalid', 'This is not valid.'],
    ['minLength', { limit: 2 }, 'too_short', 'This is too short: at least 2 characters are needed.'],
    ['maxLength', { limit: 120 }, 'too_long', 'This is too long: at most 120 characters are taken.'],
    ['minimum', { limit: 1 }, 'too_small', 'This is too small: it is 1 at least.'],
    ['maximum', { limit: 5 }, 'too_large', 'This is too large: it is 5 at most.'],
    ['maxItems', { limit: 50 }, 'invalid', 'These are too many: at most 50 are taken.'],
    [
      'enum',
      { allowedValues: ['low', 'high'] },
      'unknown',
      'This is not one of the known values: low, high.',
    ],
    [
      'type',
      { type: ['object', 'null'] },
      'invalid',
      'This is of another kind than asked for: object or null.',
    ],
  ])('describes a failed %s in a sentence without terms of JSON Schema', (keyword, params, code, message) => {
    expect(fault(keyword, params)).toEqual([{ field: 'proposition', code, message }]);
  });

  it('names a missing field, and the part of the request when all of it is wrong', () => {
    expect(fault('required', { missingProperty: 'email' }, '/user')).toEqual([
      { field: 'user.email', code: 'required', message: 'This is needed.' },
    ]);
    expect(fault('type', { type: 'object' }, '')[0]?.field).toBe('body');
  });
});
