import type { Config } from '../config/parseConfig.ts';
import type { LanguageCode } from '../config/languages.ts';
import type { RestCall } from './call.ts';

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** A body of the contract with the names of the graph; fields that may be null may also be omitted. */
export type CamelCased<Body> = {
  readonly [Name in keyof Body as CamelCase<Name & string>]: null extends Body[Name]
    ? Body[Name] | undefined
    : Body[Name];
};

/** A body in the names of the services: `referralUrl` → `referral_url`. */
export const snakeCased = <Body extends object>(body: CamelCased<Body>): Body =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  ) as Body;

/** One encoded segment of a path. Rejects segments that consist of dots, because they would change the path. */
const segmentOf = (value: string | number | undefined): string => {
  const text = String(value ?? '').toWellFormed();
  if (/^\.{0,2}$/.test(text)) throw new TypeError('A part of a path cannot be empty or dots alone');
  return encodeURIComponent(text);
};

const withParams = ({ path, params = {} }: RestCall): string =>
  path.replace(/\{(\w+)\}/g, (_match, name: string) => segmentOf(params[name]));

const plainText = /^[\w.,*-]*$/;

/** Encodes as forms do. A comma needs no escape in a query, and lists stay readable in logs. */
const formEncoded = (text: string): string =>
  plainText.test(text) ? text : new URLSearchParams([['', text]]).toString().slice(1).replaceAll('%2C', ',');

const withQuery = (url: string, query: RestCall['query'] = {}): string => {
  let separator = url.includes('?') ? '&' : '?';
  let whole = url;
  for (const name of Object.keys(query)) {
    const value = query[name];
    if (value === null || value === undefined) continue;
    whole += `${separator}${formEncoded(name)}=${formEncoded(String(value))}`;
    separator = '&';
  }
  return whole;
};

/** The URL of a call. Web API paths start with the language and are lower-cased unless marked otherwise. */
export const urlOf = (call: RestCall, upstreams: Config['upstreams'], language: LanguageCode): string => {
  if (call.target === 'external') return withQuery(call.path, call.query);
  const path = withParams(call);
  if (call.target !== 'webApi') return withQuery(`${upstreams[call.target]}${path}`, call.query);
  const cased = call.caseSensitive === true ? path : path.toLowerCase();
  return withQuery(`${upstreams.webApi}/${language}${cased}`, call.query);
};
