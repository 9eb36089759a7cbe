import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['gateway', 'services', 'web', 'scripts', 'schema/client'],
    reporters: ['default'],
    // Unasked it leaves a core idle: half of them, where there are two.
    maxWorkers: '100%',
  },
});
