import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { requirementTags } from '../scripts/requirements/tags.mjs';

export default defineConfig({
  // Node loads graphql's CommonJS build and Vite would load the other, but there must be only one class GraphQLError.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: {
    tags: requirementTags,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    maxConcurrency: 12,
    // Loading the schema takes longer than most test files, so the files of a worker share it.
    isolate: false,
  },
});
