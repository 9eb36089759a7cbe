import { defineConfig } from 'vitest/config';
import { requirementTags } from '../scripts/requirements/tags.mjs';

export default defineConfig({
  test: { tags: requirementTags, include: ['src/**/*.test.ts'], isolate: false },
});
