import { defineConfig } from 'vitest/config';
import { SameEnvironmentTogether } from './scripts/sameEnvironmentTogether.mjs';

export default defineConfig({
  test: {
    projects: ['gateway', 'services', 'web', 'scripts', 'schema/client'],
    reporters: ['default'],
    sequence: { sequencer: SameEnvironmentTogether },
  },
});
