import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import type { FieldFault } from '../rest/httpProblem.ts';

/** Stable error codes by the schema keyword that failed. */
const codeByKeyword: Record<string, string> = {
  required: 'required',
  minLength: 'too_short',
  maxLength: 'too_long',
  maxItems: 'too_long',
  minimum: 'too_small',
  maximum: 'too_large',
  enum: 'unknown',
};

type Params = Readonly<Record<string, unknown>>;

/** Messages for people who filled in a form, without terms of JSON Schema. */
const sentenceByKeyword: Record<string, (params: Params) => string> = {
  required: () => 'This is required.',
  minLength: ({ limit }) => `This is too short. At least ${String(limit)} characters are required.`,
  maxLength: ({ limit }) => `This is too long. At most ${String(limit)} characters are allowed.`,
  minimum: ({ limit }) => `This is too small. The minimum is ${String(limit)}.`,
  maximum: ({ limit }) => `This is too large. The maximum is ${String(limit)}.`,
  maxItems: ({ limit }) => `This has too many entries. At most ${String(limit)} are allowed.`,
  enum: ({ allowedValues }) => {
    const known: unknown[] = Array.isArray(allowedValues) ? allowedValues : [];
    // Null removes a value.
    return `This is not one of the known values: ${known.filter((value) => value !== null).join(', ')}.`;
  },
  type: ({ type }) => `This has the wrong type. Expected: ${String(type).replaceAll(',', ' or ')}.`,
};

const sentenceOf = (keyword: string, params: Params): string =>
  sentenceByKeyword[keyword]?.(params) ?? 'This is not valid.';

/** Converts schema errors to the field errors of the contract. */
export const faultsOf = (
  errors: readonly FastifySchemaValidationError[],
  requestPart: string,
): FieldFault[] =>
  errors.map(({ keyword, instancePath, params }) => {
    const missing = params['missingProperty'];
    const path = instancePath.split('/').filter((part) => part !== '');
    const field = [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.');
    return {
      field: field || requestPart,
      code: codeByKeyword[keyword] ?? 'invalid',
      message: sentenceOf(keyword, params),
    };
  });
