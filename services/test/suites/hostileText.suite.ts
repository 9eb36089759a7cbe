import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { upstreams } from '../../src/documentation/upstreams.ts';
import { isWholeMatrix } from '../../../server/test/isWholeMatrix.ts';
import type { ServicesOf } from '../testServices.ts';
import { mounts, contractSamples } from './contractSamples.ts';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string }[];
  requestBody?: { content: { 'application/json': { schema: { $ref?: string; properties?: object } } } };
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: object }> };
}

const methods = { get: 'GET', post: 'POST', patch: 'PATCH', delete: 'DELETE' } as const;

/** URL-encoded texts that programs send by mistake and attackers on purpose. */
const hostileUrlTexts = [
  '%00',
  'a%00b',
  '%2500',
  '%ED%A0%80',
  '%FF',
  '..',
  '%2e%2e',
  '.',
  'a%2Fb',
  '%5C',
  '%20',
  '',
  '0',
  '-1',
  '1e999',
  '[object%20Object]',
  "';--",
  '%F0%9F%9A%B2',
];

/** Values in a body that programs send by mistake and attackers on purpose. */
const hostileBodyValues: unknown[] = [
  '\0',
  'a\0b',
  '\ud800',
  '\udc00a',
  '',
  ' ',
  '..',
  '\u{1f6b2}',
  0,
  -1,
  1e308,
  true,
  null,
  [],
  {},
  ['\0'],
  { '\0': 'x' },
  { '\ud800': 'x' },
  { a: '\ud800' },
  { constructor: '\0' },
];

const documentOf = (name: string): Document =>
  JSON.parse(readFileSync(new URL(`../../../schema/rest/${name}.json`, import.meta.url), 'utf8')) as Document;

const fillWithOnes = (path: string) => path.replace(/\{\w+\}/g, '1');

/** All values in the whole matrix; otherwise every third, so that three parameters in a row have all of them. */
const valuesFor = <Value>(at: number, values: readonly Value[]): readonly Value[] =>
  isWholeMatrix ? values : values.filter((_value, index) => index % 3 === at % 3);

/** Returns the names of the fields of an operation's body. */
const fieldsOf = ({ components }: Document, { requestBody }: Operation): string[] => {
  const schema = requestBody?.content['application/json'].schema;
  const referenced = components.schemas[schema?.$ref?.split('/').at(-1) ?? ''];
  return Object.keys((referenced ?? schema)?.properties ?? {});
};

export const hostileTextSuite = (services: ServicesOf): void => {
  /** Returns the requests that are answered 500. */
  const failures = async (requests: { method: string; url: string; payload?: string }[]) => {
    const failed: string[] = [];
    const authorization = `Bearer ${services().identity.tokenOf('hostile')}`;
    for (const { method, url, payload } of requests) {
      const answer = await services().app.inject({
        method: methods[method as keyof typeof methods],
        url,
        headers: {
          authorization,
          ...(payload !== undefined && { 'content-type': 'application/json' }),
        },
        ...(payload !== undefined && { payload }),
      });
      if (answer.statusCode === 500) failed.push(`${method} ${url} ${payload ?? ''}`);
    }
    return failed;
  };

  describe.each(upstreams.map(({ name }) => name))('hostile text for %s', (name) => {
    const document = documentOf(name);
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
    );
    const mount = mounts[name] ?? '';

    for (const operation of operations) {
      const { path, method, operationId, parameters, requestBody } = operation;
      const urlParameters = parameters.filter((parameter) => parameter.in !== 'header');
      if (urlParameters.length > 0)
        it(`never answers 500 to ${operationId} with hostile parameters`, async () => {
          const valid = (contractSamples[`${name} ${operationId}`]?.[0].path.split('?')[1] ?? '').split('&');
          const urls = urlParameters.flatMap((parameter, at) =>
            valuesFor(at, hostileUrlTexts).map((text) => {
              if (parameter.in === 'path') return fillWithOnes(path.replace(`{${parameter.name}}`, text));
              const others = valid.filter((pair) => pair !== '' && !pair.startsWith(`${parameter.name}=`));
              return `${fillWithOnes(path)}?${[...others, `${parameter.name}=${text}`].join('&')}`;
            }),
          );
          const payload = requestBody === undefined ? {} : { payload: '{}' };
          const requests = urls.map((url) => ({ method, url: mount + url, ...payload }));
          expect(await failures(requests)).toEqual([]);
        });

      if (requestBody !== undefined)
        it(`never answers 500 to ${operationId} with hostile bodies`, async () => {
          const valid = { ...contractSamples[`${name} ${operationId}`]?.[0].body };
          const names = [...fieldsOf(document, operation), '\0', '\ud800'];
          expect(names.length).toBeGreaterThan(2);
          const bodies = names.flatMap((field, at) =>
            valuesFor(at, hostileBodyValues).map((text) => ({ ...valid, [field]: text })),
          );
          const url = mount + fillWithOnes(path);
          const requests = [{}, ...bodies].map((body) => ({ method, url, payload: JSON.stringify(body) }));
          expect(await failures(requests)).toEqual([]);
        });
    }
  });
};
