import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'gateway',
      'server',
      'services',
      'sample',
      'identity',
      'web',
      'web/vitest.server.config.ts',
      'scripts',
      'lab',
      'schema/client',
    ],
    reporters: ['default'],
  },
});
