import type { FastifySchema } from 'fastify';
import type { AnyOperation } from '../rest/operation.ts';
import { hoist, toPlainJson, sortKeys, type Json, type JsonObject } from './json.ts';
import { commonErrorStatuses, errorResponses } from './errorResponses.ts';
import { defaultOrigin, serversOf } from './servers.ts';
import { operationsOf, pathOf, type Upstream } from './upstream.ts';

/** The version of the contracts; the major version rises with every breaking change. */
const contractVersion = '2.1.0';

const successDescriptions: Record<string, string> = {
  '200': 'Success.',
  '201': 'Created.',
  '204': 'Success, without content.',
};

const securitySchemes: Record<string, JsonObject> = {
  idToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: "The signed-in user's id token, from the identity service.",
  },
};

type Components = { schemas: JsonObject; responses: JsonObject };

const parametersOf = (schema: FastifySchema, { schemas }: Components): Json[] =>
  (
    [
      ['path', schema.params],
      ['query', schema.querystring],
      ['header', schema.headers],
    ] as const
  ).flatMap(([location, declared]): Json[] => {
    if (declared === undefined) return [];
    const { properties = {}, required = [] } = toPlainJson(declared) as {
      properties?: Record<string, JsonObject>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, { description = '', ...rest }]) => ({
      name,
      in: location,
      description,
      required: required.includes(name) && !('default' in rest),
      schema: hoist(rest, schemas),
    }));
  });

const contentOf = (schema: unknown, { schemas }: Components): JsonObject => ({
  'application/json': { schema: hoist(toPlainJson(schema), schemas) },
});

/** Returns the response of a status. Error responses are the same everywhere, so operations refer to one definition. */
const responseOf = (status: string, answer: unknown, components: Components): JsonObject => {
  const error = errorResponses[status];
  if (error === undefined)
    return {
      description: successDescriptions[status] ?? status,
      ...(status !== '204' && { content: contentOf(answer, components) }),
    };
  const { name, description, body, headers } = error;
  components.responses[name] = {
    description,
    ...(headers !== undefined && { headers: toPlainJson(headers) }),
    content: contentOf(body, components),
  };
  return { $ref: `#/components/responses/${name}` };
};

const documentOperation = (
  operation: AnyOperation,
  tag: string,
  upstream: Upstream,
  components: Components,
): JsonObject => {
  const { schema } = operation;
  const answers = schema.response as Record<string, unknown>;
  const statuses = new Set([...Object.keys(answers), ...commonErrorStatuses(operation, upstream)]);
  return {
    operationId: schema.operationId,
    tags: [tag],
    summary: schema.summary,
    ...('description' in schema &&
      typeof schema.description === 'string' && { description: schema.description }),
    security: toPlainJson<Json>(schema.security ?? []),
    parameters: parametersOf(schema, components),
    ...(schema.body !== undefined && {
      requestBody: { required: true, content: contentOf(schema.body, components) },
    }),
    responses: Object.fromEntries(
      [...statuses].map((status) => [status, responseOf(status, answers[status], components)]),
    ),
  };
};

/** Returns the contract of an upstream as an OpenAPI 3.1 document; its text depends on the input alone. */
export const openApiDocument = (upstream: Upstream, origin = defaultOrigin): JsonObject => {
  const { title, description, tags } = upstream;
  const components: Components = { schemas: {}, responses: {} };
  const paths: { [path: string]: JsonObject } = {};
  for (const { name, operations } of tags)
    for (const operation of operations)
      (paths[pathOf(operation)] ??= {})[operation.method.toLowerCase()] = documentOperation(
        operation,
        name,
        upstream,
        components,
      );
  const required = new Set(
    operationsOf(upstream).flatMap(({ schema }) => (schema.security ?? []).flatMap(Object.keys)),
  );
  const schemes = Object.entries(securitySchemes).filter(([name]) => required.has(name));
  return {
    openapi: '3.1.0',
    info: { title, description, version: contractVersion, license: { name: 'MIT', identifier: 'MIT' } },
    servers: toPlainJson<Json>(serversOf(upstream, origin)),
    tags: tags.map((tag) => ({ name: tag.name, description: tag.description })),
    paths: sortKeys(paths),
    components: {
      ...(schemes.length > 0 && { securitySchemes: Object.fromEntries(schemes) }),
      responses: sortKeys(components.responses),
      schemas: sortKeys(components.schemas),
    },
  };
};
