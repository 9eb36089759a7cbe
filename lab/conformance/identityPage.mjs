// A page with aws-amplify in Chromium, served by the development server that comes with Vitest.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { createViteServer } from 'vitest/node';
import { root } from '../../scripts/runtime.mjs';

/** Opens an empty page. `load` makes its flows callable for a pool. */
export const openIdentityPage = async (executablePath) => {
  const server = await createViteServer({
    root: join(root, 'identity/test/conformance/page'),
    configFile: false,
    logLevel: 'error',
    cacheDir: join(root, 'node_modules/.cache/identity-page'),
    server: { host: 'localhost', port: 0, fs: { allow: [root] }, hmr: false },
    optimizeDeps: {
      include: ['aws-amplify', 'aws-amplify/auth', 'aws-amplify/auth/cognito', 'aws-amplify/utils', 'otplib'],
    },
  });
  await server.listen();
  const { port } = server.httpServer.address();
  const origin = `http://localhost:${port}`;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  return {
    origin,
    load: async (pool, onSuccess) => {
      const { newAddress, codeTo, admin, poolId, clientId, identityPoolId, endpoint, phone } = pool;
      await page.exposeFunction('newAddress', newAddress);
      await page.exposeFunction('codeTo', codeTo);
      await page.exposeFunction('createUser', (...args) => admin.createUser(...args));
      await page.exposeFunction('requireMfa', (...args) => admin.requireMfa(...args));
      await page.exposeFunction('reportSuccess', onSuccess);
      await page.goto(origin);
      await page.waitForFunction('globalThis.runFlow !== undefined');
      const settings = { poolId, clientId, identityPoolId, endpoint, phone };
      return (name) =>
        page.evaluate(
          ([flow, values, hasAdmin]) => globalThis.runFlow(flow, values, hasAdmin),
          [name, settings, admin !== null],
        );
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
};
