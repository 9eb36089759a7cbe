import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath, faultyJourneys } from './config/environment.ts';
import { workers } from './config/workers.ts';

const results = join(import.meta.dirname, '../test-results');
const executablePath = chromiumPath();
const isRoot = process.getuid?.() === 0;

/** Journeys with settings of their own, or whose services are killed. */
const ownProduct = [
  'faults/acknowledged/**/*.spec.ts',
  'faults/patience.spec.ts',
  'account/pool-settings.spec.ts',
  'security/trusted-types.spec.ts',
];

// Playwright requires a default export.
export default defineConfig({
  testDir: '.',
  outputDir: join(results, 'e2e'),
  globalSetup: './harness/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers,
  // `npm test` lists journeys that needed a second attempt.
  retries: 1,
  // The longest journeys open eight pages, which a busy machine does in 30 s.
  timeout: 60_000,
  // A thousand journeys with faults take longer.
  globalTimeout: 40 * 60_000 + faultyJourneys() * 10_000,
  expect: { timeout: 7_000 },
  reporter: [['line'], ['json', { outputFile: join(results, 'e2e.json') }]],
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // The journeys bring the font that they measure by; only Linux reads this.
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts/fonts.conf') },
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // Letters have widths of their own, as on phones, and not whole pixels.
        '--font-render-hinting=none',
        // Pages are closed before optimized code pays: to compile it takes a tenth of the CPU time.
        '--js-flags=--no-maglev --no-turbofan',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // Each file is run by one worker, which starts a product of its own. At the end the other worker would have nothing to do.
    { name: 'own product', testMatch: ownProduct },
    { name: 'shared product', testIgnore: ownProduct },
  ],
});
