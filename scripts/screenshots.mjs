// npm run screenshots [route …]: pictures of the pages at both widths and in both schemes, into screenshots/.
// LANGUAGES=en,de,tr chooses the languages.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium } from './chromium.mjs';
import { runningProduct } from './product.mjs';
import { isRoot, prepareRuntime, root, say } from './runtime.mjs';

await prepareRuntime();
const { chromium } = await import('playwright');

const everyRoute = [
  '/',
  '/berlin',
  '/berlin/page-2',
  '/berlin?categories=delivery',
  '/berlin/delivery-c',
  '/berlin/swiftbite',
  '/berlin/nestkin',
  '/berlin/parcelpath',
  '/direct/5f4c8f0e-3a44-4c26-9d1f-0f7c5e1d2a3b',
  '/blog',
  '/blog/your-first-gig-job',
  '/about',
  '/contact',
  '/terms',
  '/policy',
  '/404',
];
const widths = { phone: { width: 360, height: 800 }, desktop: { width: 1280, height: 900 } };
const schemes = ['light', 'dark'];
const languages = (process.env.LANGUAGES ?? 'en,de,tr').split(',');
const routes = process.argv.length > 2 ? process.argv.slice(2) : everyRoute;

const folder = join(root, 'screenshots');
mkdirSync(folder, { recursive: true });
const { origin, stop } = await runningProduct();
const executablePath = await findOrInstallChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--disable-gpu', '--disable-background-networking', ...(isRoot() ? ['--no-sandbox'] : [])],
});

// A headless browser's own name would be taken for a bot's, which gets less to see.
const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;

for (const [device, viewport] of Object.entries(widths))
  for (const colorScheme of schemes) {
    const context = await browser.newContext({ viewport, colorScheme, userAgent, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const language of languages)
      for (const route of routes) {
        const path = language === 'en' ? route : `/${language}${route === '/' ? '' : route}`;
        const name = `${route.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'}-${language}-${device}-${colorScheme}.png`;
        await page.goto(`${origin.web}${path}`, { waitUntil: 'networkidle' });
        // Pictures below the fold load when they come into view.
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 600) {
            scrollTo(0, y);
            await new Promise((next) => setTimeout(next, 60));
          }
          scrollTo(0, 0);
        });
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: join(folder, name), fullPage: true });
        say(`screenshots/${name}`);
      }
    await context.close();
  }

await browser.close();
await stop();
