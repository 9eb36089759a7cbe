import { defineConfig } from 'vitest/config';
import { serverTests, shared, sharedTest } from './vitest.shared.ts';

export default defineConfig({
  ...shared,
  test: {
    ...sharedTest,
    name: '@citygigs/web server',
    include: serverTests,
    environment: 'node',
  },
});
