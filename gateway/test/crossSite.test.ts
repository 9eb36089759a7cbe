import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { toGlobalId } from '../src/builder/globalId.ts';
import { operationOf } from './contract.ts';
import { argumentsFor } from './outside/argumentsFor.ts';
import { fixedValues } from './outside/fixedValues.ts';
import { operationsOf } from './outside/operationsOf.ts';
import { setUpStack } from './setUpStack.ts';

const stack = setUpStack();
const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));
const mutations = operationsOf(schema).filter(({ kind }) => kind === 'mutation');

const samples = {
  ...fixedValues,
  cityId: toGlobalId('City', '1'),
  offerId: toGlobalId('JobOffer', '1'),
  reviewId: toGlobalId('Review', '2'),
  opportunityId: toGlobalId('ReviewOpportunity', '3'),
};

/** What the browser of a signed-in user could add to a request of another site by itself. */
const ofBrowser = {
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
  cookie: 'idToken=t.o.k; authorization=Bearer t.o.k; session=t.o.k',
};

/** The types of a body that a form or a script of another site sends without a preflight, and tricks with them. */
const formTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain; application/json',
  'text/plain, application/json',
  'application/jsonp',
];

/** Every mutation of the schema, with valid variables. */
const operations = mutations.map(({ field, text, innerVariables }) => ({
  name: field.name,
  query: text,
  variables: { ...innerVariables, ...argumentsFor(field, samples) },
}));

describe.each(operations)('a request of another site for $name', ({ query, variables }) => {
  const body = JSON.stringify({ query, variables });
  const post = (headers: Readonly<Record<string, string>>, sent: BodyInit = body) =>
    fetch(stack.gateway.url, { method: 'POST', headers: { ...ofBrowser, ...headers }, body: sent });

  it('is refused as what a form can send, with or without a token', async () => {
    for (const type of formTypes)
      for (const token of [{}, { authorization: 'Bearer t.o.k' }]) {
        const { status } = await post({ 'content-type': type, ...token });
        expect.soft(status, type).toBe(415);
      }
    // Bytes have no type.
    expect.soft((await post({}, new TextEncoder().encode(body))).status).toBe(415);
    const fields = { query, variables: JSON.stringify(variables) };
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    expect.soft((await post({}, form)).status).toBe(415);
    expect.soft((await post({}, new URLSearchParams(fields))).status).toBe(415);
    expect(stack.rest.calls).toEqual([]);
  });

  it('is refused by GET, as by a picture or a link', async () => {
    const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
    for (const headers of [ofBrowser, { ...ofBrowser, authorization: 'Bearer t.o.k' }]) {
      const { status } = await fetch(`${stack.gateway.url}?${search.toString()}`, { headers });
      expect.soft(status).toBe(405);
    }
    expect(stack.rest.calls).toEqual([]);
  });

  it('is that of a guest as JSON: no cookie signs in', async () => {
    const answer = await post({ 'content-type': 'application/json' });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    for (const { headers } of stack.rest.calls) {
      expect.soft(headers.authorization).toBeUndefined();
      expect.soft(headers.cookie).toBeUndefined();
    }
    const asGuest = stack.rest.urls();
    stack.rest.reset();
    await post({ 'content-type': 'application/json', authorization: 'Bearer t.o.k' });
    expect(stack.rest.calls).not.toEqual([]);
    const needsToken = stack.rest.calls.some(({ method, url }) => operationOf(method, url)?.authorised);
    // A call that needs the token is not made without it.
    expect(asGuest).toEqual(needsToken ? [] : stack.rest.urls());
  });
});
