import { describe, expect, it } from 'vitest';
import { faultsOf } from './faultsOf.ts';

const fault = (keyword: string, params: Record<string, unknown>, instancePath = '/proposition') =>
  faultsOf([{ keyword, params, instancePath, schemaPath: '', message: 'must match pattern "\\S"' }], 'body');

describe('faultsOf', () => {
  it.each([
    ['pattern', { pattern: '\\S' }, 'invalid', 'This is not valid.'],
    ['format', { format: 'email' }, 'invalid', 'This is not valid.'],
    ['minLength', { limit: 2 }, 'too_short', 'This is too short. At least 2 characters are required.'],
    ['maxLength', { limit: 120 }, 'too_long', 'This is too long. At most 120 characters are allowed.'],
    ['minimum', { limit: 1 }, 'too_small', 'This is too small. The minimum is 1.'],
    ['maximum', { limit: 5 }, 'too_large', 'This is too large. The maximum is 5.'],
    ['maxItems', { limit: 50 }, 'too_long', 'This has too many entries. At most 50 are allowed.'],
    [
      'enum',
      { allowedValues: ['low', 'high'] },
      'unknown',
      'This is not one of the known values: low, high.',
    ],
    [
      'enum',
      { allowedValues: ['other', 'male', 'female', null] },
      'unknown',
      'This is not one of the known values: other, male, female.',
    ],
    ['type', { type: ['object', 'null'] }, 'invalid', 'This has the wrong type. Expected: object or null.'],
  ])('describes a failed %s in a sentence without terms of JSON Schema', (keyword, params, code, message) => {
    expect(fault(keyword, params)).toEqual([{ field: 'proposition', code, message }]);
  });

  it('names a missing field, or the part of the request that is wrong as a whole', () => {
    expect(fault('required', { missingProperty: 'email' }, '/user')).toEqual([
      { field: 'user.email', code: 'required', message: 'This is required.' },
    ]);
    expect(fault('type', { type: 'object' }, '')[0]?.field).toBe('body');
  });
});
