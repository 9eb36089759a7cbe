import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { userRow } from '../../../test/rows.ts';
import { startGateway } from '../../../test/startGateway.ts';
import { setUpStack } from '../../../test/setUpStack.ts';

const stack = setUpStack();

const post = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(stack.gateway.url, { method: 'POST', headers, body });

describe('readParameters', () => {
  it('rejects a body of more than 64 kB with 413, whether announced or streamed', async () => {
    const large = JSON.stringify({ query: `{ languages { id } } #${'x'.repeat(70_000)}` });
    expect((await post(large)).status).toBe(413);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(stack.gateway.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      });
      sent.once('response', (response) => resolve(response.resume().statusCode));
      sent.once('error', reject);
      sent.write(large.slice(0, 40_000));
      sent.end(large.slice(40_000));
    });
    expect(status).toBe(413);
  });

  it('reads a body of 10 MB to its end before it answers 413, so that the client gets the answer', async () => {
    const large = 10 * 1024 * 1024;
    for (const length of [{ 'content-length': large }, {}]) {
      const status = await new Promise((resolve, reject) => {
        const headers = { 'content-type': 'application/json', ...length };
        const sent = request(stack.gateway.url, { method: 'POST', headers });
        sent.once('error', reject);
        sent.once('response', (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode));
        });
        for (let rest = large; rest > 0; rest -= 65_536) sent.write(Buffer.alloc(65_536, ' '));
        sent.end();
      });
      expect(status).toBe(413);
    }
  });

  it('reads 7 MB for a user, who may upload a picture, and no more', async () => {
    const mutation =
      'mutation ($picture: String!) { setAvatar(input: { picture: $picture }) { user { avatar } } }';
    const send = (characters: number, authorization?: string) =>
      post(JSON.stringify({ query: mutation, variables: { picture: 'A'.repeat(characters) } }), {
        'content-type': 'application/json',
        ...(authorization === undefined ? {} : { authorization }),
      });
    stack.rest.on('/web-api/en/my/user/avatar', userRow());
    const picture = 6_990_508;
    expect(await (await send(picture, 'Bearer t.o.k')).json()).toEqual({
      data: { setAvatar: { user: { avatar: 'upload-1' } } },
    });
    expect(stack.rest.calls).toHaveLength(1);
    expect((await send(picture)).status).toBe(413);
    expect((await send(7 * 1024 * 1024, 'Bearer t.o.k')).status).toBe(413);
    expect(JSON.stringify(stack.gateway.logged)).not.toContain('AAAAAAAA');
    expect(stack.rest.calls).toHaveLength(1);
  });

  it('answers 408 when a body has not arrived within REQUEST_TIMEOUT_MS', async () => {
    const withShortTimeout = await startGateway(stack.rest.origin, { REQUEST_TIMEOUT_MS: '500' });
    const socket = connect(Number(new URL(withShortTimeout.url).port), '127.0.0.1');
    socket.write(
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
    await withShortTimeout.stop();
  });

  it.each([
    'variables={',
    'variables=[]',
    'variables=5',
    'extensions={',
    'extensions="x"',
    `variables={"a":${'['.repeat(40)}${']'.repeat(40)}}`,
  ])('rejects a GET with %s with 400 and logs no error', async (part) => {
    const [name = '', value = ''] = part.split(/=(.*)/s);
    const search = new URLSearchParams({ query: '{ languages { id } }', [name]: value });
    const response = await fetch(`${stack.gateway.url}?${search.toString()}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_REQUEST', status: 400 } }],
    });
    expect(stack.gateway.logged.filter(({ level }) => Number(level) > 30)).toEqual([]);
  });

  it('rejects a body that is not a JSON object, without repeating it', async () => {
    const broken = await post('{"secret');
    expect(broken.status).toBe(400);
    expect(await broken.text()).not.toContain('secret');
    expect((await post('[]')).status).toBe(400);
    expect((await post('{}')).status).toBe(400);
    expect(
      (await post(`{"query":"{ __typename }","variables":{"a":${'['.repeat(5000)}${']'.repeat(5000)}}}`))
        .status,
    ).toBe(400);
    expect(
      (await post('query={__typename}', { 'content-type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(415);
  });

  it('rejects variables deeper than 32 levels by POST and by GET', async () => {
    const variables = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    const sent = encodeURIComponent('{ __typename }');
    const rejections = async (levels: number) => {
      const byGet = await fetch(`${stack.gateway.url}?query=${sent}&variables=${variables(levels)}`);
      const byPost = await post(`{"query":"{ __typename }","variables":${variables(levels)}}`);
      const code = async (answer: Response) => {
        const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
        return [answer.status, errors?.[0]?.extensions.code];
      };
      return [await code(byGet), await code(byPost)];
    };
    expect(await rejections(30)).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect(await rejections(31)).toEqual([
      [400, 'BAD_REQUEST'],
      [400, 'BAD_REQUEST'],
    ]);
    expect((await rejections(2_000))[0]).toEqual([400, 'BAD_REQUEST']);
  });
});
