import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { RestCall, Target } from './call.ts';

const contracts: Readonly<Record<Target, string>> = {
  webApi: 'web-api',
  sales: 'sales-api',
  ofp: 'ofp-api',
  moreJobs: 'more-jobs-api',
  external: 'ip-lookup',
};

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly responses: Readonly<Record<string, unknown>>;
}

const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
addFormats.default(ajv);

const ranges = new Set(['minimum', 'maximum', 'minLength', 'maxLength', 'pattern']);

/** The shape is what the gateway relies on. A value out of its range is for the rules to mend, as with ratings. */
const withoutRanges = (keyword: string, value: unknown): unknown => (ranges.has(keyword) ? undefined : value);

const documents = new Map<string, Contract>();

const documentOf = (name: string): Contract => {
  const known = documents.get(name);
  if (known !== undefined) return known;
  const file = new URL(`../../../schema/rest/${name}.json`, import.meta.url);
  const document = JSON.parse(readFileSync(file, 'utf8'), withoutRanges) as Contract;
  documents.set(name, document);
  ajv.addSchema({ ...document, $id: `contract:${name}` });
  return document;
};

const escaped = (segment: string): string =>
  encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'));

const compiled = new Map<string, ValidateFunction>();

/** The part of a call that names its operation in the contract. */
export type OperationName = Pick<RestCall, 'target' | 'path' | 'method'>;

/** The compiled check of what a successful call answers, made from the service's printed contract. */
export const answerCheck = ({ target, path, method = 'GET' }: OperationName): ValidateFunction => {
  const key = `${target} ${method} ${target === 'external' ? '' : path}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const name = contracts[target];
  const { paths } = documentOf(name);
  // An external service has one operation, wherever it is mounted.
  const template = target === 'external' ? Object.keys(paths)[0] : path.replace(/\/$/, '');
  const verb = method.toLowerCase();
  const operation = template === undefined ? undefined : paths[template]?.[verb];
  const status = Object.keys(operation?.responses ?? {}).find((code) => code.startsWith('2'));
  if (template === undefined || status === undefined) {
    throw new Error(`schema/rest/${name}.json has no answer for ${method} ${path}`);
  }
  const pointer = ['paths', template, verb, 'responses', status, 'content', 'application/json', 'schema'];
  const check = ajv.compile({ $ref: `contract:${name}#/${pointer.map(escaped).join('/')}` });
  compiled.set(key, check);
  return check;
};
