import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import type { FieldFault } from '../rest/httpProblem.ts';

/** Stable error codes by the schema keyword that failed. */
const codeByKeyword: Record<string, string> = {
  required: 'required',
  minLength: 'too_short',
  maxLength: 'too_long',
  minimum: 'too_small',
  maximum: 'too_large',
  enum: 'unknown',
};

type Params = Readonly<Record<string, unknown>>;

/** Messages for people who filled in a form, so they do not use the terms of JSON Schema. */
const sentenceByKeyword: Record<string, (params: Params) => string> = {
  required: () => 'This is needed.',
  minLength: ({ limit }) => `This is too short: at least ${String(limit)} characters are needed.`,
  maxLength: ({ limit }) => `This is too long: at most ${String(limit)} characters are taken.`,
  minimum: ({ limit }) => `This is too small: it is ${String(limit)} at least.`,
  maximum: ({ limit }) => `This is too large: it is ${String(limit)} at most.`,
  maxItems: ({ limit }) => `These are too many: at most ${String(limit)} are taken.`,
  enum: ({ allowedValues }) =>
    `This is not one of the known values: ${Array.isArray(allowedValues) ? allowedValues.join(', ') : ''}.`,
  type: ({ type }) => `This is of another kind than asked for: ${String(type).replaceAll(',', ' or ')}.`,
};

const sentenceOf = (keyword: string, params: Params): string =>
  sentenceByKeyword[keyword]?.(params) ?? 'This is not valid.';

/** Translates schema errors into the field errors of the contract. */
export const faultsOf = (errors: readonly FastifySchemaValidationError[], place: string): FieldFault[] =>
  errors.map(({ keyword, instancePath, params }) => {
    const missing = params['missingProperty'];
    const path = instancePath.split('/').filter((part) => part !== '');
    const field = [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.');
    return {
      field: field || place,
      code: codeByKeyword[keyword] ?? 'invalid',
      message: sentenceOf(keyword, params),
    };
  });
