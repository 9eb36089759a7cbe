import { chromium } from 'playwright';
import { hostileTexts } from './injections.mjs';
import { startPoisonedServices } from './poisonedServices.mjs';
import { sharedServices } from '../promises/sharedServices.mjs';
import { textFields } from './textFields.mjs';
import { findOrInstallChromium } from '../../scripts/chromium.mjs';
import { startGateway } from '../promises/startGateway.mjs';
import { startWeb } from '../promises/startWeb.mjs';
import { say } from '../../scripts/runtime.mjs';

const addresses = [
  '/',
  '/berlin',
  '/berlin/delivery-c',
  '/berlin/swiftbite',
  '/job-requirements-de',
  '/blog',
  '/blog/your-first-gig-job',
  '/companies',
  '/more-jobs',
  '/de/munich/nestkin',
];

/** Gives each property the texts one after the other. */
const inTurn = (texts) => {
  const used = new Map();
  return {
    textFor: (name) => {
      const at = used.get(name) ?? 0;
      used.set(name, at + 1);
      return texts[at % texts.length];
    },
    pairs: () => [...used.values()].reduce((sum, count) => sum + Math.min(count, texts.length), 0),
    fields: () => used.size,
    isComplete: () => [...used.values()].every((count) => count >= texts.length),
    complete: () => [...used.values()].filter((count) => count >= texts.length).length,
  };
};

/** What is in a document that would run a script, now or after a click. */
const danger = () => {
  const found = [];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(`${element.tagName} ${name}`);
      if (/^(href|src|action|formaction|data)$/.test(name) && /^\s*(javascript|vbscript):/i.test(value))
        found.push(`${element.tagName} ${name}=${value}`);
    }
  }
  const isShown =
    document.body.innerText.includes('alert(1)') || document.body.innerText.includes('evil.example');
  return { found, isShown };
};

const openBrowser = async () => {
  const executablePath = await findOrInstallChromium();
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
};

const visitAll = async (browser, origin, seen) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.on('dialog', async (dialog) => {
    seen.executions.push(page.url());
    await dialog.dismiss();
  });
  page.on('console', (message) => {
    const text = message.text();
    if (!/content.security.policy|trusted ?type/i.test(text)) return;
    const isPicture = text.startsWith('Loading the image');
    seen[isPicture ? 'pictures' : 'violations'].push(`${page.url()}: ${text.slice(0, 200)}`);
  });
  const visit = async (address) => {
    await page.goto(origin + address, { waitUntil: 'load' });
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    const { found, isShown } = await page.evaluate(danger);
    seen.pages += 1;
    if (isShown) seen.shown += 1;
    seen.danger.push(...found.map((each) => `${address}: ${each}`));
  };
  const addressOf = (link) => page.locator(link).first().getAttribute('href');
  for (const address of addresses) await visit(address);
  // The address of a company in a country has the name of the country, which is an injection, too.
  await visit('/company/swiftbite');
  const inCountry = await addressOf('#countries a');
  await visit(inCountry);
  await visit(await addressOf(`main a[href^="${inCountry}/"]`));
  await context.close();
};

/** Shows pages in a browser whose texts are all injections of scripts. */
export const markup = async ({ isShort }) => {
  const { injections, texts } = hostileTexts();
  const names = textFields();
  const turns = inTurn(texts);
  const poisoned = await startPoisonedServices((await sharedServices()).origin, {
    isText: (name) => names.has(name),
    textFor: turns.textFor,
  });
  const gateway = await startGateway(poisoned.origin, { PUBLIC_MAX_AGE_MS: '0' });
  const web = await startWeb({ gateway: gateway.graphql, services: (await sharedServices()).origin });
  const browser = await openBrowser();
  const seen = { executions: [], violations: [], pictures: [], danger: [], pages: 0, shown: 0 };
  try {
    const rounds = isShort ? 2 : texts.length;
    for (let round = 0; round < rounds && (round < 2 || !turns.isComplete()); round += 1)
      await visitAll(browser, web.origin, seen);
    for (const each of new Set([...seen.executions, ...seen.violations, ...seen.danger])) say(each);
    const shown = `${seen.shown} of ${seen.pages} pages show injections`;
    return [
      {
        of: 18,
        figure: `${injections} injections in ${texts.length} texts, ${turns.complete()} of ${turns.fields()} properties had all of them (${turns.pairs()} pairs); ${shown}; ${seen.executions.length} executions, ${seen.danger.length} handlers or addresses of scripts`,
        isKept:
          seen.executions.length === 0 &&
          seen.danger.length === 0 &&
          seen.shown > seen.pages / 2 &&
          (isShort || turns.isComplete()),
      },
      {
        of: 19,
        claim: 'pages full of injections violate the policy nowhere, but for pictures of other hosts',
        figure: `${seen.violations.length} violations on ${seen.pages} pages, ${seen.pictures.length} pictures of other hosts blocked`,
        isKept: seen.violations.length === 0,
      },
    ];
  } finally {
    await browser.close();
    await web.stop();
    await gateway.stop();
    poisoned.stop();
  }
};
