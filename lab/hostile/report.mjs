// Attacks a product of its own with everything that arrives from outside: documents, requests, texts, addresses, personal values.
import { conformance } from './conformance.mjs';
import { costs } from './costs.mjs';
import { documents } from './documents.mjs';
import { markup } from './markup.mjs';
import { persistedOnly } from './persistedOnly.mjs';
import { scanner } from './scanner.mjs';
import { stopSharedServices } from '../promises/sharedServices.mjs';
import { runMeasurements } from '../promises/runMeasurements.mjs';
import { byTests } from '../promises/testFiles.mjs';

const matrix = (isShort) => ({ TEST_MATRIX: isShort ? 'pairwise' : 'full' });

const measurements = {
  conformance,
  documents,
  persisted: persistedOnly,
  costs,
  scanner,
  users: byTests(14, ['gateway/test/accounts.test.ts'], { title: 'two users and a guest' }),
  markup,
  headers: byTests(19, ['web/test/securityHeaders.test.ts']),
  redirects: byTests(20, ['web/test/fuzz/redirects.test.ts'], { env: matrix }),
  logs: byTests(21, ['gateway/test/accounts.test.ts', 'web/test/logs.test.ts'], {
    title: '10,000 values|contain no password',
  }),
};

try {
  await runMeasurements('hostile', measurements);
} finally {
  await stopSharedServices();
}
