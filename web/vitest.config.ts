import { defineConfig } from 'vitest/config';
import { serverTests, shared, sharedTest } from './vitest.shared.ts';

export default defineConfig({
  ...shared,
  test: {
    ...sharedTest,
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    exclude: serverTests,
    environment: 'happy-dom',
    // Each file has modules and a document of its own, but a worker loads happy-dom only once: half the CPU time of `forks`.
    pool: 'vmForks',
    // Each file loads @mantine/core anew: one bundle takes a quarter of the time of its 500 files.
    deps: { optimizer: { client: { enabled: true, include: ['@mantine/core'] } } },
  },
});
