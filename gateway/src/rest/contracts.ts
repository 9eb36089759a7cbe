import { readFileSync } from 'node:fs';
import type { UpstreamName } from '../config/upstreamTimeouts.ts';
import type { RestCall, Target } from './call.ts';

/** The printed contract of each upstream. */
export const contractNames: Readonly<Record<Target, UpstreamName>> = {
  webApi: 'web-api',
  sales: 'sales-api',
  ofp: 'ofp-api',
  moreJobs: 'more-jobs-api',
  external: 'ip-lookup',
};

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, unknown>>;
}

export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const documents = new Map<string, Contract>();

const documentOf = (name: string): Contract => {
  const known = documents.get(name);
  if (known !== undefined) return known;
  const file = new URL(`../../../schema/rest/${name}.json`, import.meta.url);
  const document = JSON.parse(readFileSync(file, 'utf8')) as Contract;
  documents.set(name, document);
  return document;
};

/** The part of a call that identifies its operation in the contract. */
export type OperationName = Pick<RestCall, 'target' | 'path' | 'method'>;

const findInContract = ({ target, path, method = 'GET' }: OperationName) => {
  const name = contractNames[target];
  const document = documentOf(name);
  // The contract of the external service has one operation, wherever the service is mounted.
  const template = target === 'external' ? Object.keys(document.paths)[0] : path.replace(/\/$/, '');
  const verb = method.toLowerCase();
  const operation = template === undefined ? undefined : document.paths[template]?.[verb];
  if (template === undefined || operation === undefined)
    throw new Error(`schema/rest/${name}.json has no ${method} ${path}`);
  return { name, document, template, verb, operation, key: `${name} ${verb} ${template}` };
};

type ContractOperation = ReturnType<typeof findInContract>;

const found = new Map<string, ContractOperation>();

/** Finds the operation of a call in its contract. */
export const inContract = (operationName: OperationName): ContractOperation => {
  const { target, path, method = 'GET' } = operationName;
  // The URL of an external call is that of a setting.
  const key = `${target} ${method} ${path}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const operation = findInContract(operationName);
  found.set(key, operation);
  return operation;
};
