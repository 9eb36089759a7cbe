import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import type { FieldFault } from '../rest/httpProblem.ts';

/** Stable words for what a schema says is wrong. */
const CODES: Record<string, string> = {
  required: 'required',
  minLength: 'too_short',
  maxLength: 'too_long',
  minimum: 'too_small',
  maximum: 'too_large',
  enum: 'unknown',
};

/** The faults of a request in the words of the contract. */
export const faultsOf = (errors: readonly FastifySchemaValidationError[], place: string): FieldFault[] =>
  errors.map(({ keyword, instancePath, params, message = 'is not valid' }) => {
    const missing = params['missingProperty'];
    const path = instancePath.split('/').filter((part) => part !== '');
    const field = [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.');
    return { field: field || place, code: CODES[keyword] ?? 'invalid', message };
  });
