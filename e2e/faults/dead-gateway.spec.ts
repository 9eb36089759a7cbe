import { nodeBinary } from '../harness/folders.ts';
import { startProcess, untilReady } from '../harness/managedProcess.ts';
import { rawRequest } from '../harness/rawRequest.ts';
import { expect, test } from '../harness/test.ts';
import { addressKinds } from '../routing/addressKinds.ts';
import { wordsOf } from '../routing/wordsOf.ts';
import { freePort } from '../../server/test/freePort.ts';

test('without a gateway every page has text and a footer, and feeds answer 503', async () => {
  const [port, unusedPort] = [await freePort(), await freePort()];
  const web = startProcess({
    name: 'web-without-gateway',
    command: nodeBinary,
    args: ['web/src/server/main.ts'],
    env: {
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      WEB_PORT: String(port),
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      GATEWAY_RETRY_MS: '0',
      GATEWAY_URL: `http://127.0.0.1:${unusedPort}/graphql`,
      IMAGES_URL: `http://127.0.0.1:${unusedPort}/images`,
    },
  });
  try {
    const origin = `http://127.0.0.1:${port}`;
    await untilReady(web, `${origin}/healthz`, 60_000);
    for (const { page, path, status: expected = 200 } of addressKinds) {
      const { status, text } = await rawRequest(origin, path);
      if (page === null) {
        expect.soft(status, path).toBe(503);
        continue;
      }
      expect.soft([expected, 503], path).toContain(status);
      expect.soft(wordsOf(text).length, path).toBeGreaterThan(20);
      expect.soft(text.includes('<footer'), path).toBe(true);
    }
  } finally {
    await web.stop();
  }
});
