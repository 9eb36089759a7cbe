import { defineConfig } from 'vitest/config';
import relay from 'vite-plugin-relay';

export default defineConfig({
  plugins: [relay],
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    server: { deps: { inline: [/found/, /farce/, /@restart/, /scroll-behavior/, /@mantine/] } },
  },
});
