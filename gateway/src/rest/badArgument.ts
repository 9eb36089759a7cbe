import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { RestCall } from './call.ts';
import { inContract } from './contracts.ts';
import { withFormats } from './formats.ts';

const codes: Readonly<Record<string, string>> = { maxLength: 'too_long', minLength: 'too_short' };

/** An argument that the contract does not allow. The call is not sent: the client has to correct it. */
export class BadArgument extends Error {
  override readonly name = 'BadArgument';
  /** Its name in the contract. */
  readonly parameter: string;
  readonly value: unknown;
  /** The code that a service gives such a value in a body. */
  readonly code: string;

  constructor(parameter: string, value: unknown, { reason, code }: { reason: string; code: string }) {
    super(reason);
    this.parameter = parameter;
    this.value = value;
    this.code = code;
  }
}

// Values of paths and queries are text, so numbers are parsed from it.
const ajv = withFormats(new Ajv2020({ strict: false, coerceTypes: true }));

const compiled = new Map<string, ValidateFunction>();

const checkOf = (call: RestCall): ValidateFunction => {
  const { key, operation } = inContract(call);
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in !== 'header');
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  const check = ajv.compile({ type: 'object', properties });
  compiled.set(key, check);
  return check;
};

/** Rejects what databases cannot store in a text. */
const faultOfText = (value: unknown): string | null =>
  typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())
    ? 'must not contain U+0000 or half of a surrogate pair'
    : null;

/** Rejects dots and slashes in a path: some servers decode a slash before they match the route. */
const faultOfSegment = (value: string | number): string | null =>
  /^\.{0,2}$|[/\\]/.test(String(value)) ? 'must be a part of a path, without slashes' : null;

/** The first argument of a call that the contract does not allow; null when all are allowed. */
export const badArgumentOf = (call: RestCall): BadArgument | null => {
  const { params = {}, query = {} } = call;
  const values: Record<string, unknown> = {};
  for (const given of [query, params]) {
    for (const name of Object.keys(given)) {
      const value = given[name];
      if (value === null || value === undefined) continue;
      const fault = faultOfText(value) ?? (given === params ? faultOfSegment(params[name] ?? '') : null);
      if (fault !== null) return new BadArgument(name, value, { reason: fault, code: 'invalid' });
      values[name] = value;
    }
  }
  const check = checkOf(call);
  // Coerces the values in place.
  if (check(values)) return null;
  const fault = check.errors?.[0];
  const name = fault?.instancePath.slice(1) ?? '';
  return new BadArgument(name, params[name] ?? query[name], {
    reason: fault?.message ?? 'is not valid',
    code: codes[fault?.keyword ?? ''] ?? 'invalid',
  });
};
