import { defineConfig } from 'vitest/config';
import { requirementTags } from '../scripts/requirements/tags.mjs';

export default defineConfig({
  test: {
    tags: requirementTags,
    include: ['**/*.test.ts'],
    globalSetup: ['test/databaseServer.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // Loading the server takes longer than most test files, so the files of a worker share their modules.
    isolate: false,
  },
});
