import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { inContract, type Contract, type OperationName } from './contracts.ts';
import { withFormats } from './formats.ts';

const ajv = withFormats(new Ajv2020({ strict: false, allErrors: false, validateFormats: true }));

const ranges = new Set(['minimum', 'maximum', 'minLength', 'maxLength', 'pattern']);

/** Drops value ranges: the gateway relies on the shape alone, and its rules correct values such as ratings. */
const withoutRanges = (document: Contract): Contract =>
  JSON.parse(JSON.stringify(document), (keyword: string, value: unknown) =>
    ranges.has(keyword) ? undefined : value,
  ) as Contract;

const escaped = (segment: string): string =>
  encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'));

const added = new Set<string>();
const compiled = new Map<string, ValidateFunction>();

/** The compiled check of the answer to a successful call, from the printed contract of the service. */
export const answerCheck = (operationName: OperationName): ValidateFunction => {
  const { name, document, template, verb, operation, key } = inContract(operationName);
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const id = `contract:${name}`;
  if (!added.has(id)) ajv.addSchema({ ...withoutRanges(document), $id: id });
  added.add(id);
  const status = Object.keys(operation.responses).find((code) => code.startsWith('2')) ?? '200';
  const pointer = ['paths', template, verb, 'responses', status, 'content', 'application/json', 'schema'];
  const check = ajv.compile({ $ref: `${id}#/${pointer.map(escaped).join('/')}` });
  compiled.set(key, check);
  return check;
};
