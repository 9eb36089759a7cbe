import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { requirementTags } from './requirements/tags.mjs';

export default defineConfig({
  // Node resolves graphql to its CommonJS build and Vite to its ES modules, but graphql must not be loaded twice.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  // Starting a worker takes longer than most test files, so the files of a worker share their modules.
  test: { tags: requirementTags, include: ['**/*.test.mjs'], isolate: false },
});
