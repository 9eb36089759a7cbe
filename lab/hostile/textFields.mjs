// The properties of the contracts that hold text of people: neither a choice, a date or a pattern nor a name in an address.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/runtime.mjs';

/** Parts of addresses, ids and names of things, which decide what is found. */
const notText =
  /slug|id$|code|currency|locale|language|uri|next|token|password|secret|email|source|field|message|query/i;

const isText = ({ enum: choices, format, pattern }) =>
  choices === undefined && format === undefined && pattern === undefined;

const isString = ({ type }) => [type].flat().includes('string');

/** Each property that is a string, with whether it may be any text. */
const stringsIn = (value) => {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.entries(value.properties ?? {}).flatMap(([name, schema]) =>
    [schema, schema.items ?? {}, ...(schema.anyOf ?? [])]
      .filter(isString)
      .map((each) => [name, isText(each)]),
  );
  return [...own, ...Object.values(value).flatMap(stringsIn)];
};

/** The names that are text wherever they occur. */
export const textFields = () => {
  const files = globSync('schema/rest/*.json', { cwd: root });
  const found = files.flatMap((file) => stringsIn(JSON.parse(readFileSync(join(root, file), 'utf8'))));
  const others = new Set(found.filter(([, isText]) => !isText).map(([name]) => name));
  return new Set(found.map(([name]) => name).filter((name) => !others.has(name) && !notText.test(name)));
};
