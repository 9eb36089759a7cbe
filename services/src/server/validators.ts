import { Ajv } from 'ajv';
import ajvFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { isMailAddress } from '@citygigs/server/identity/isMailAddress.ts';
import { isPersonNameOrEmpty, personNameFormat } from '../text/textPatterns.ts';
import { isDay, isInstant } from '../text/storableTime.ts';

const options = { allErrors: true, useDefaults: true, strict: false };

const validator = (coerceTypes: boolean): Ajv => {
  const ajv = new Ajv({ ...options, coerceTypes });
  ajvFormats.default(ajv);
  ajv.addFormat('date', isDay);
  ajv.addFormat('date-time', isInstant);
  ajv.addFormat('idn-email', isMailAddress);
  ajv.addFormat(personNameFormat, isPersonNameOrEmpty);
  return ajv;
};

/** Converts text to numbers in paths, queries and headers, but not in JSON bodies. */
export const schemaCompiler = (): FastifySchemaCompiler<object> => {
  const fromText = validator(true);
  const exact = validator(false);
  return ({ schema, httpPart }) => (httpPart === 'body' ? exact : fromText).compile(schema);
};
