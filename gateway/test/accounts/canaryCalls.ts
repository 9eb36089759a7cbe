import { readFileSync } from 'node:fs';

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly $ref?: string;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** A call of the services with canaries wherever its contract takes a text. */
export interface CanaryCall {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const contractOf = (name: string): Contract =>
  JSON.parse(readFileSync(new URL(`../../../schema/rest/${name}.json`, import.meta.url), 'utf8')) as Contract;

const valueOf = (schema: Schema, next: () => string): unknown => {
  const types = new Set([schema.type].flat());
  if (schema.anyOf !== undefined) return valueOf(schema.anyOf[0] ?? {}, next);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (types.has('object'))
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, one]) => [name, valueOf(one, next)]),
    );
  if (types.has('array')) return [valueOf(schema.items ?? {}, next)];
  if (types.has('integer') || types.has('number')) return 1;
  return types.has('boolean') ? true : next();
};

/** The calls of every operation of a contract: as it should be, with a broken body, and at an address that does not exist. */
export const canaryCalls = (name: string, prefix: string, next: () => string): CanaryCall[] =>
  Object.entries(contractOf(name).paths).flatMap(([template, verbs]) =>
    Object.entries(verbs).flatMap(([verb, { parameters = [], requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      const path = () => prefix + template.replaceAll(/\{\w+\}/g, () => encodeURIComponent(next()));
      const search = () => {
        const names = parameters.filter((parameter) => parameter.in === 'query').map((one) => one.name);
        return new URLSearchParams([...names, 'other'].map((one) => [one, next()]));
      };
      const headers = () => ({
        authorization: `Bearer ${next()}`,
        cookie: `session=${next()}`,
        'user-agent': next(),
        referer: `https://canary.example/${next()}`,
        'x-forwarded-for': '203.0.113.7',
        ...(schema === undefined ? {} : { 'content-type': 'application/json' }),
      });
      const call = (address: string, body: string | null): CanaryCall => ({
        path: address,
        method: verb.toUpperCase(),
        headers: headers(),
        body,
      });
      if (schema === undefined)
        return [call(`${path()}?${search()}`, null), call(`${path()}/${next()}`, null)];
      return [
        call(path(), JSON.stringify(valueOf(schema, next))),
        call(`${path()}?${search()}`, JSON.stringify({ [next()]: next(), email: next() })),
        call(path(), `{"email":"${next()}`),
      ];
    }),
  );
