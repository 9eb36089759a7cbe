// npm run screenshots [name …]: takes screenshots of the pages and their dialogs, at both widths and in both
// schemes, into screenshots/. Takes the views that axe checks; a name or a path selects some of them, an unknown path
// is added. LANGUAGES=en,de,tr selects the languages.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium } from './chromium.mjs';
import { runningProduct } from './product/runningProduct.mjs';
import { isRoot, prepareRuntime, root, say } from './runtime.mjs';

await prepareRuntime();
const { chromium } = await import('playwright');
const { pageStates } = await import('../e2e/accessibility/pageStates.ts');
const { inLanguage } = await import('../e2e/accessibility/everyRoute.ts');

const viewports = { phone: { width: 360, height: 800 }, desktop: { width: 1280, height: 900 } };
const schemes = ['light', 'dark'];
const languages = (process.env.LANGUAGES ?? 'en,de,tr').split(',');
const names = process.argv.slice(2);
const chosen =
  names.length === 0
    ? pageStates
    : names.flatMap((name) => {
        const matches = pageStates.filter((state) => state.name === name);
        return matches.length > 0 ? matches : [{ name, path: name }];
      });

const folder = join(root, 'screenshots');
mkdirSync(folder, { recursive: true });
const { origin, stop } = await runningProduct();
const executablePath = await findOrInstallChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--disable-gpu', '--disable-background-networking', ...(isRoot() ? ['--no-sandbox'] : [])],
});

// The user agent of a headless browser would count as a bot's, which gets reduced pages.
const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;

/** Scrolls through the page, because pictures below the fold load only when they come into view. */
const scrollThrough = async (page) => {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((next) => setTimeout(next, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
};

for (const [device, viewport] of Object.entries(viewports))
  for (const colorScheme of schemes) {
    const context = await browser.newContext({ viewport, colorScheme, userAgent, reducedMotion: 'reduce' });
    for (const language of languages)
      for (const { name, path, width, open } of chosen) {
        if (width !== undefined && width !== viewport.width) continue;
        const page = await context.newPage();
        await page.goto(origin.web + inLanguage(language, path), { waitUntil: 'networkidle' });
        if (open) await open(page);
        else await scrollThrough(page);
        const word = name.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
        const file = `${word}-${language}-${device}-${colorScheme}.png`;
        await page.screenshot({ path: join(folder, file), fullPage: !open });
        say(`screenshots/${file}`);
        await page.close();
      }
    await context.close();
  }

await browser.close();
await stop();
