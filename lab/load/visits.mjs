// What visitors of the site do, each as one request that says whether it was answered.
import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { browserHeaders } from '../bench/pages/browserHeaders.mjs';
import { root } from '../../scripts/runtime.mjs';

const persisted = JSON.parse(readFileSync(join(root, 'schema/persisted.json'), 'utf8'));

const idOf = (name) => Object.entries(persisted).find(([, text]) => text.includes(` ${name}`))[0];

const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

const get = (path, headers) => (site) => fetch(site + path, { headers });

/** Sends a persisted operation of the site. */
export const post = (name, variables) => (site) =>
  fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': browserHeaders['user-agent'] },
    body: JSON.stringify({ id: idOf(name), variables: variables() }),
  });

const swiftbite = Buffer.from('JobOffer:1').toString('base64');

/** Each kind of visit, by its name. */
export const visits = {
  page: get('/berlin', browserHeaders),
  'page for a crawler': get('/de/hamburg', crawler),
  query: post('categoriesQuery', () => ({})),
  lead: post('postLeadMutation', () => ({
    input: { idempotencyKey: randomUUID(), offerId: swiftbite },
  })),
};

/** What is wrong with an answer; null if it is complete. */
export const faultOf = async (answer) => {
  const text = await answer.text();
  if (answer.status !== 200) return `status ${answer.status}`;
  if (answer.headers.get('content-type')?.includes('json') && JSON.parse(text).errors)
    return text.slice(0, 200);
  return null;
};
