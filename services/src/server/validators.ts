import { Ajv } from 'ajv';
import ajvFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { isDay, isInstant } from '../text/storableTime.ts';

const options = { allErrors: true, useDefaults: true, strict: false };

const validator = (coerceTypes: boolean): Ajv => {
  const ajv = new Ajv({ ...options, coerceTypes });
  ajvFormats.default(ajv);
  ajv.addFormat('date', isDay);
  ajv.addFormat('date-time', isInstant);
  return ajv;
};

const matchesEmail = validator(false).compile({ type: 'string', format: 'email', maxLength: 254 });

/** Whether a text is a mail address, by the same rule as the format `email` in bodies. */
export const isEmail = (text: string): boolean => matchesEmail(text);

/** Converts text to numbers in paths, queries and headers, but not in JSON bodies. */
export const schemaCompiler = (): FastifySchemaCompiler<object> => {
  const fromText = validator(true);
  const exact = validator(false);
  return ({ schema, httpPart }) => (httpPart === 'body' ? exact : fromText).compile(schema);
};
