import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['gateway', 'server', 'services', 'web', 'scripts', 'schema/client'],
    reporters: ['default'],
  },
});
