import type { FastifySchema } from 'fastify';
import type { AnyOperation } from '../rest/operation.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const REASONS: Record<string, string> = {
  '200': 'Success.',
  '201': 'Made.',
  '204': 'Done; there is nothing to answer.',
  '400': 'The path, the query or a header is not valid.',
  '401': 'No id token, or one that is not valid.',
  '404': 'There is no such thing.',
  '409': 'The state of the thing forbids it.',
  '422': 'The body is not valid.',
  '429': 'Too many requests; the header Retry-After says in how many seconds to try again.',
  '503': 'A service that is needed cannot be reached.',
};

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A plain copy: TypeBox keeps marks of its own beside the schema. */
const plain = (schema: unknown): JsonObject => JSON.parse(JSON.stringify(schema)) as JsonObject;

const sorted = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key] ?? null)]),
  );
};

/** Moves every titled object below `components` and leaves a reference in its place. */
const hoist = (value: Json, components: JsonObject): Json => {
  if (Array.isArray(value)) return value.map((item) => hoist(item, components));
  if (!isObject(value)) return value;
  const hoisted = Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, hoist(child, components)]),
  );
  const title = value['title'];
  if (typeof title !== 'string' || value['type'] !== 'object') return hoisted;
  const known = components[title];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(hoisted)) {
    throw new Error(`Two schemas are called ${title}.`);
  }
  components[title] = hoisted;
  return { $ref: `#/components/schemas/${title}` };
};

const parametersOf = (schema: FastifySchema, components: JsonObject): Json[] =>
  (
    [
      ['path', schema.params],
      ['query', schema.querystring],
      ['header', schema.headers],
    ] as const
  ).flatMap(([place, declared]): Json[] => {
    if (declared === undefined) return [];
    const { properties = {}, required = [] } = plain(declared) as {
      properties?: Record<string, JsonObject>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, { description = '', ...rest }]) => ({
      name,
      in: place,
      description,
      required: required.includes(name) && !('default' in rest),
      schema: hoist(rest, components),
    }));
  });

const SECURITY_SCHEMES = {
  idToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: "The signed-in user's id token, from the identity service.",
  },
};

const contentOf = (schema: unknown, components: JsonObject): JsonObject => ({
  'application/json': { schema: hoist(plain(schema), components) },
});

const documentedOperation = ({ schema }: AnyOperation, components: JsonObject): JsonObject => ({
  operationId: schema.operationId,
  summary: schema.summary,
  ...('description' in schema &&
    typeof schema.description === 'string' && { description: schema.description }),
  ...(schema.security !== undefined && { security: plain({ of: schema.security })['of'] ?? [] }),
  parameters: parametersOf(schema, components),
  ...(schema.body !== undefined && {
    requestBody: { required: true, content: contentOf(schema.body, components) },
  }),
  responses: Object.fromEntries(
    Object.entries(schema.response as Record<string, unknown>).map(([status, answer]) => [
      status,
      {
        description: REASONS[status] ?? status,
        ...(status !== '204' && { content: contentOf(answer, components) }),
      },
    ]),
  ),
});

export type Upstream = { name: string; title: string; description: string; operations: AnyOperation[] };

/** The contract of one upstream as an OpenAPI 3.1 document; equal input gives equal text. */
export const openApiDocument = ({ title, description, operations }: Upstream): JsonObject => {
  const components: JsonObject = {};
  const paths: { [path: string]: JsonObject } = {};
  for (const one of operations) {
    const path = one.url.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[one.method.toLowerCase()] = documentedOperation(one, components);
  }
  return {
    openapi: '3.1.0',
    info: { title, description, version: '1.0.0' },
    paths: sorted(paths),
    components: {
      schemas: sorted(components),
      ...(operations.some(({ schema }) => schema.security !== undefined) && {
        securitySchemes: sorted(SECURITY_SCHEMES),
      }),
    },
  };
};
