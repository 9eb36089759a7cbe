import { expect, test } from '../harness/test.ts';
import { runningProduct } from '../config/environment.ts';
import { untilReady } from '../harness/managedProcess.ts';
import { startNode, upstreamsAt, type Stop } from '../harness/stack.ts';
import { startClientPage } from './clientPage.ts';
import { freePort } from '../../server/test/freePort.ts';

// One gateway serves both tests, so they run one after another.
test.describe.configure({ mode: 'default' });

const stops: Stop[] = [];
let page: Awaited<ReturnType<typeof startClientPage>>;
let openGateway: string;

test.beforeAll(async () => {
  page = await startClientPage();
  stops.push(page.close);
  const port = await freePort();
  openGateway = `http://127.0.0.1:${port}`;
  const gateway = startNode(
    'gateway-of-other-origins',
    'gateway/src/main.ts',
    { GATEWAY_PORT: String(port), CORS_ORIGINS: page.origin, ...upstreamsAt(runningProduct().services) },
    stops,
  );
  await untilReady(gateway, `${openGateway}/healthz`, 60_000);
});
test.afterAll(async () => {
  for (const end of stops.toReversed()) await end();
});

test('a page of an allowed origin queries the gateway with the typed client', async ({
  page: tab,
  guards,
}) => {
  guards.allow(/^request to http:\/\/127\.0\.0\.1:/, 'the page is of another origin');
  await tab.goto(`${page.origin}/?endpoint=${openGateway}/graphql`);
  await expect(tab.getByRole('status')).toHaveText(/^[1-9]\d* gigs$/);
});

test('a page of any other origin cannot read the answer', async ({ page: tab, product, guards }) => {
  guards.allow(/^request to http:\/\/127\.0\.0\.1:/, 'the page is of another origin');
  guards.allow(/CORS policy|net::ERR_FAILED/, 'the browser reports that CORS blocks the answer');
  await tab.goto(`${page.origin}/?endpoint=${product.gateway}`);
  await expect(tab.getByRole('status')).toHaveText('NETWORK');
});
