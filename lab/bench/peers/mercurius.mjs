// mercurius on fastify, with graphql-jit from the first request on and DataLoader.
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { contextOf } from './parts/context.mjs';
import { resolvers } from './parts/resolvers.mjs';
import { schemaText } from './parts/schemaText.mjs';

const app = Fastify();
app.get('/healthz', () => 'ok');
app.register(mercurius, {
  schema: schemaText,
  resolvers,
  context: (request) => contextOf(request.raw),
  jit: 1,
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
