import type { Config } from '../config/parseConfig.ts';
import type { LanguageCode } from '../config/languages.ts';
import type { RestCall } from './call.ts';

/** One encoded segment of a path. Rejects segments that consist of dots, because they would change the path. */
const segmentOf = (value: string | number | undefined): string => {
  const text = String(value ?? '').toWellFormed();
  if (/^\.{0,2}$/.test(text)) throw new TypeError('A part of a path cannot be empty or dots alone');
  return encodeURIComponent(text);
};

const withParams = ({ path, params = {} }: RestCall): string =>
  path.replace(/\{(\w+)\}/g, (_match, name: string) => segmentOf(params[name]));

const withQuery = (url: string, query: RestCall['query'] = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  if (search.size === 0) return url;
  // A comma needs no escape in a query, and lists stay readable in logs.
  return `${url}${url.includes('?') ? '&' : '?'}${search.toString().replaceAll('%2C', ',')}`;
};

/** The URL of a call. Web API paths start with the language and are lower-cased unless marked otherwise. */
export const urlOf = (call: RestCall, upstreams: Config['upstreams'], language: LanguageCode): string => {
  if (call.target === 'external') return withQuery(call.path, call.query);
  const path = withParams(call);
  if (call.target !== 'webApi') return withQuery(`${upstreams[call.target]}${path}`, call.query);
  const cased = call.caseSensitive === true ? path : path.toLowerCase();
  return withQuery(`${upstreams.webApi}/${language}${cased}`, call.query);
};
