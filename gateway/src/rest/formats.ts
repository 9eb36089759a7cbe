import { isMailAddress } from '@citygigs/server/identity/isMailAddress.ts';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Values as services usually send them, all of which the exact checks accept too. */
const usual: Readonly<Record<string, RegExp>> = {
  'date-time': /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/,
};

/** Adds the formats of texts. Their exact checks take most of the time of an answer's check, so usual values skip them. */
export const withFormats = (ajv: Ajv2020): Ajv2020 => {
  addFormats.default(ajv);
  ajv.addFormat('idn-email', { type: 'string', validate: isMailAddress });
  for (const [name, pattern] of Object.entries(usual)) {
    const { validate } = ajv.formats[name] as { readonly validate: (text: string) => boolean };
    ajv.addFormat(name, { type: 'string', validate: (text: string) => pattern.test(text) || validate(text) });
  }
  return ajv;
};
