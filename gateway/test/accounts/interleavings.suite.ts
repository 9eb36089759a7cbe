import { readFileSync } from 'node:fs';
import { Client } from 'undici';
import { describe, expect, it } from 'vitest';
import { isWholeMatrix } from '../../../server/test/isWholeMatrix.ts';
import { seededRandom } from '../seededRandom.ts';
import type { GraphqlAnswer } from '../startGateway.ts';
import { createAccount } from './account.ts';
import type { GetAccountStack } from './accountStack.ts';

const requests = isWholeMatrix ? 1000 : 250;

const persisted = JSON.parse(
  readFileSync(new URL('../../../schema/persisted.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;

/** Ids of the site's queries without variables: those of the signed-in user, and those for everybody. */
const queriesWithoutVariables = Object.entries(persisted).filter(([, text]) => !/^mutation|\$/.test(text));
const ofViewer = queriesWithoutVariables.filter(([, text]) => /^\s+viewer \{/m.test(text)).map(([id]) => id);
const ofEverybody = queriesWithoutVariables.map(([id]) => id).filter((id) => !ofViewer.includes(id));

/** A visitor who sends requests. */
interface Visitor {
  readonly name: string;
  readonly token: string | null;
  /** Data that only this visitor may see. */
  readonly secrets: readonly string[];
  /** What this visitor writes, and is shown with the review. */
  readonly mark: string;
  readonly offerId: string;
}

interface Sent {
  readonly method: 'GET' | 'POST';
  readonly search: string;
  readonly body: object | null;
  /** What the answer must contain. */
  readonly expected: readonly string[];
}

interface Received {
  readonly status: number;
  readonly cacheControl: string;
  readonly text: string;
}

const read = (id: string, method: 'GET' | 'POST', expected: readonly string[]): Sent => ({
  method,
  search: method === 'GET' ? `?lang=en&id=${id}` : '?lang=en',
  body: method === 'GET' ? null : { id },
  expected,
});

const ask = (query: string, expected: readonly string[], variables: object = {}): Sent => ({
  method: 'POST',
  search: '?lang=en',
  body: { query, variables },
  expected,
});

const everything = `query {
  first: viewer { userId email metadata { givenName familyName phone } }
  cities(first: 1) { totalCount }
  second: viewer { data languages { code } jobOffers { edges { node { review { reviewText } } } } }
}`;
const changePhone = `mutation ($phone: String!) {
  updateMetadata(input: { phone: $phone }) { metadata { userId familyName phone } } }`;
const changeReview = `mutation ($offerId: ID!, $reviewText: String!) {
  editReview(input: { offerId: $offerId, rating: 4, reviewText: $reviewText }) { review { reviewText } } }`;
const addReview = `mutation ($offerId: ID!, $reviewText: String!, $key: UUID!) {
  addReview(input: { offerId: $offerId, rating: 3, reviewText: $reviewText, idempotencyKey: $key }) {
    review { id } userErrors { code } } }`;
const fillIn = `mutation ($input: UpdateMetadataInput!) { updateMetadata(input: $input) { userErrors { code } } }`;

export const interleavingsSuite = (stack: GetAccountStack): void => {
  const newVisitor = async (name: string, partnerSlug: string): Promise<Visitor> => {
    const { gateway, services } = stack();
    const { email, userId, tokens } = await createAccount(services.identity, name);
    // Names have no long numbers.
    const letters = userId.slice(0, 8).replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
    const secrets = [email, `Family${letters}`, `+49${parseInt(userId.slice(0, 8), 16)}`];
    const [, familyName = '', phone = ''] = secrets;
    const headers = { authorization: `Bearer ${tokens.IdToken}` };
    const { data } = await gateway.ask<{ jobOffer: { id: string } }>(
      `{ jobOffer(citySlug: "munich", partnerSlug: "${partnerSlug}") { id } }`,
    );
    const offerId = data?.jobOffer.id ?? '';
    const mark = `Review ${userId}`;
    const written = [
      await gateway.ask(fillIn, { headers, variables: { input: { familyName, phone, givenName: name } } }),
      await gateway.ask(addReview, {
        headers,
        variables: { offerId, reviewText: mark, key: userId },
      }),
    ];
    for (const { errors } of written) expect(errors).toBeUndefined();
    return { name, token: tokens.IdToken, secrets, mark, offerId };
  };

  /** Sends a request on a connection, where others may still wait for their answers. */
  const send = async (connection: Client, { token }: Visitor, { method, search, body }: Sent) => {
    const answer = await connection.request({
      path: `/graphql${search}`,
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: body === null ? null : JSON.stringify(body),
      idempotent: true,
      blocking: false,
    });
    const cacheControl = String(answer.headers['cache-control']);
    return { status: answer.statusCode, cacheControl, text: await answer.body.text() };
  };

  const isLate = (text: string) => text.includes('"retryable":true');

  /** What is wrong with an answer to a visitor. */
  const faultsOf = (
    { name, token, secrets, mark }: Visitor,
    others: readonly Visitor[],
    { body, search, expected }: Sent,
    { status, cacheControl, text }: Received,
  ): readonly string[] => {
    const asked = JSON.stringify(body ?? search).slice(0, 90);
    const isPrivate = token !== null || secrets.some((secret) => text.includes(secret));
    const isOfViewer = text.includes('"viewer"');
    const foreign = others.flatMap((other) => [
      ...other.secrets,
      // Reviews are public: only the lists of one's own must not show those of others.
      ...(isOfViewer ? [other.mark] : []),
    ]);
    return [
      ...(status === 200 ? [] : [`status ${status}`]),
      // On a busy machine a call may be too late; its answer says so.
      ...(isLate(text) ? [] : expected).filter((part) => !text.includes(part)).map((part) => `lacks ${part}`),
      ...foreign.filter((part) => text.includes(part)).map((part) => `contains ${part} of somebody else`),
      ...(isPrivate && /public|max-age=[1-9]/.test(cacheControl) ? [`cache-control ${cacheControl}`] : []),
      ...(token === null && text.includes(mark) && isOfViewer ? ['shows a guest a user'] : []),
    ].map((fault) => `${name}, ${asked}: ${fault}`);
  };

  describe('two users and a guest, with their requests in any order and on the same connections', () => {
    it(
      'get their own data in each answer, and caches may keep nothing private',
      { tags: ['R4.77'], timeout: 120_000 },
      async () => {
        const random = seededRandom(20_251_122);
        const [ada, bela] = [await newVisitor('ada', 'swiftbite'), await newVisitor('bela', 'nestkin')];
        const guest: Visitor = { name: 'guest', token: null, secrets: [], mark: 'none', offerId: '' };
        const visitors = [ada, bela, guest];
        const { origin } = new URL(stack().gateway.url);
        const connections = Array.from({ length: 4 }, () => new Client(origin, { pipelining: 8 }));
        const [lone] = connections;
        if (lone === undefined) throw new Error('There is no connection');

        // What the answers of each visitor show when nobody else asks.
        const shown = new Map<string, readonly string[]>();
        for (const visitor of visitors)
          for (const id of [...ofViewer, ...ofEverybody]) {
            const { text } = await send(lone, visitor, read(id, 'GET', []));
            const own = [...visitor.secrets, visitor.mark].filter((part) => text.includes(part));
            shown.set(`${visitor.name} ${id}`, own);
          }

        const requestOf = ({ name, token, mark, offerId, secrets }: Visitor): Sent => {
          const kind = random.between(1, 10);
          const method = random.oneOf(['GET', 'POST'] as const);
          if (kind > 4 || token === null) {
            const id = random.oneOf(random.between(0, 3) > 0 ? ofViewer : ofEverybody);
            return read(id, method, shown.get(`${name} ${id}`) ?? []);
          }
          const [, familyName = '', phone = ''] = secrets;
          if (kind > 2) return ask(everything, [...secrets, mark]);
          if (kind === 2) return ask(changePhone, [familyName, phone], { phone });
          const reviewText = `${mark} ${random.between(1, 999)}`;
          return ask(changeReview, [reviewText], { offerId, reviewText });
        };

        const faults: string[] = [];
        let cached = 0;
        let sent = 0;
        let inTime = 0;
        const sendSome = async () => {
          while (sent < requests) {
            sent += 1;
            const visitor = random.oneOf(visitors);
            const request = requestOf(visitor);
            const received = await send(random.oneOf(connections), visitor, request);
            const others = visitors.filter((other) => other !== visitor);
            faults.push(...faultsOf(visitor, others, request, received));
            if (!isLate(received.text)) inTime += 1;
            if (received.cacheControl.startsWith('public')) cached += 1;
          }
        };
        await Promise.all(Array.from({ length: 24 }, sendSome));
        await Promise.all(connections.map((connection) => connection.close()));
        expect(faults).toEqual([]);
        expect(inTime).toBeGreaterThan(requests / 2);
        // Answers for everybody may be cached; how many are asked for while they are depends on the machine.
        expect(cached).toBeGreaterThan(0);
        for (const { name, mark, secrets } of [ada, bela]) {
          const seen = [...shown].flatMap(([key, own]) => (key.startsWith(name) ? own : []));
          expect(new Set(seen)).toEqual(new Set([...secrets, mark]));
        }

        for (const { token, secrets, mark } of [ada, bela]) {
          const { data } = await stack().gateway.ask(everything, {
            headers: { authorization: `Bearer ${token}` },
          });
          const other = [ada, bela].find((visitor) => visitor.mark !== mark);
          for (const own of [...secrets, mark]) expect(JSON.stringify(data)).toContain(own);
          for (const foreign of [...(other?.secrets ?? []), other?.mark])
            expect(JSON.stringify(data)).not.toContain(foreign);
        }
      },
    );

    it('get nothing from a list of operations, which is refused', async () => {
      const { gateway, services } = stack();
      const { tokens } = await createAccount(services.identity, 'batch');
      const answer = await fetch(gateway.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.IdToken}` },
        body: JSON.stringify([{ query: '{ viewer { email } }' }, { query: '{ viewer { userId } }' }]),
      });
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as GraphqlAnswer).data).toBeUndefined();
    });
  });
};
