import type { FastifySchema } from 'fastify';
import type { AnyOperation } from '../rest/operation.ts';
import { hoist, plain, sorted, type Json, type JsonObject } from './json.ts';
import { everywhere, refusals } from './refusals.ts';
import { defaultOrigin, serversOf } from './servers.ts';
import { operationsOf, pathOf, type Upstream } from './upstream.ts';

/** The release of the contracts; the first number rises when callers have to change something. */
const contractVersion = '2.0.0';

const successDescriptions: Record<string, string> = {
  '200': 'Success.',
  '201': 'Made.',
  '204': 'Done; there is nothing to answer.',
};

const idTokenScheme = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: "The signed-in user's id token, from the identity service.",
};

type Components = { schemas: JsonObject; responses: JsonObject };

const parametersOf = (schema: FastifySchema, { schemas }: Components): Json[] =>
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
      schema: hoist(rest, schemas),
    }));
  });

const contentOf = (schema: unknown, { schemas }: Components): JsonObject => ({
  'application/json': { schema: hoist(plain(schema), schemas) },
});

/** The answers that are no success are the same wherever they occur, so operations refer to them. */
const responseOf = (status: string, answer: unknown, components: Components): JsonObject => {
  const refusal = refusals[status];
  if (refusal === undefined)
    return {
      description: successDescriptions[status] ?? status,
      ...(status !== '204' && { content: contentOf(answer, components) }),
    };
  const { name, description, body, headers } = refusal;
  components.responses[name] = {
    description,
    ...(headers !== undefined && { headers: plain(headers) }),
    content: contentOf(body, components),
  };
  return { $ref: `#/components/responses/${name}` };
};

const documentedOperation = (
  operation: AnyOperation,
  tag: string,
  upstream: Upstream,
  components: Components,
): JsonObject => {
  const { schema } = operation;
  const answers = schema.response as Record<string, unknown>;
  const statuses = new Set([...Object.keys(answers), ...everywhere(operation, upstream)]);
  return {
    operationId: schema.operationId,
    tags: [tag],
    summary: schema.summary,
    ...('description' in schema &&
      typeof schema.description === 'string' && { description: schema.description }),
    security: plain<Json>(schema.security ?? []),
    parameters: parametersOf(schema, components),
    ...(schema.body !== undefined && {
      requestBody: { required: true, content: contentOf(schema.body, components) },
    }),
    responses: Object.fromEntries(
      [...statuses].map((status) => [status, responseOf(status, answers[status], components)]),
    ),
  };
};

/** The contract of one upstream as an OpenAPI 3.1 document; equal input gives equal text. */
export const openApiDocument = (upstream: Upstream, origin = defaultOrigin): JsonObject => {
  const { title, description, tags } = upstream;
  const components: Components = { schemas: {}, responses: {} };
  const paths: { [path: string]: JsonObject } = {};
  for (const { name, operations } of tags)
    for (const operation of operations)
      (paths[pathOf(operation)] ??= {})[operation.method.toLowerCase()] = documentedOperation(
        operation,
        name,
        upstream,
        components,
      );
  const isAuthorised = operationsOf(upstream).some(({ schema }) => schema.security !== undefined);
  return {
    openapi: '3.1.0',
    info: { title, description, version: contractVersion, license: { name: 'MIT', identifier: 'MIT' } },
    servers: plain<Json>(serversOf(upstream, origin)),
    tags: tags.map((tag) => ({ name: tag.name, description: tag.description })),
    paths: sorted(paths),
    components: {
      ...(isAuthorised && { securitySchemes: { idToken: idTokenScheme } }),
      responses: sorted(components.responses),
      schemas: sorted(components.schemas),
    },
  };
};
