import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { requirementTags } from './requirements/tags.mjs';

export default defineConfig({
  // Node takes graphql's CommonJS build, Vite would take the other: there must be one only.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: { tags: requirementTags, include: ['**/*.test.mjs'] },
});
