// graphql-yoga and Pothos as their guides show them, without plugins of ours.
import { createServer } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { contextOf } from './parts/context.mjs';
import { pothosSchema } from './parts/pothosSchema.mjs';
import { answersHealth } from '../handWritten/answersHealth.mjs';

const yoga = createYoga({
  schema: pothosSchema,
  context: ({ req }) => contextOf(req),
  graphqlEndpoint: '/graphql',
  landingPage: false,
  graphiql: false,
  logging: false,
});
createServer((request, response) => answersHealth(request, response) || yoga(request, response)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
