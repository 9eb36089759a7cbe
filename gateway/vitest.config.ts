import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { requirementTags } from '../scripts/requirements/tags.mjs';

export default defineConfig({
  // Node takes graphql's CommonJS build, Vite would take the other: there must be one GraphQLError only.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: {
    tags: requirementTags,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    maxConcurrency: 12,
    // Loading the schema costs more than most files of tests, so the files of a worker share it.
    isolate: false,
  },
});
