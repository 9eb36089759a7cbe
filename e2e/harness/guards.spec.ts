import { expect, test } from '@playwright/test';
import { createGuards } from './guards.ts';

const origin = 'http://site.test';
const page = (script: string) => ({
  contentType: 'text/html',
  body: `<!doctype html><link rel="icon" href="data:,"><script>${script}</script>`,
});

test('guards report warnings, errors, page errors and requests to other origins', async ({ context }) => {
  const guards = createGuards([origin]);
  guards.watch(context);
  await context.route('**/*', (route) => route.fulfill({ body: '' }));
  await context.route(`${origin}/`, (route) =>
    route.fulfill(
      page(`console.info('fine'); console.warn('a warning'); console.error('an error');
        fetch('/own'); fetch('http://other.test/x', { mode: 'no-cors' }); setTimeout(() => { throw new Error('broken'); });`),
    ),
  );
  const tab = await context.newPage();
  await tab.goto(`${origin}/`);
  await expect
    .poll(() =>
      guards
        .problems()
        .map((problem) => problem.split(/[\n(]/)[0]?.trim())
        .toSorted(),
    )
    .toEqual([
      'console error: an error',
      'console warning: a warning',
      'page error: Error: broken',
      'request to http://other.test/x',
    ]);
});

test('guards ignore what the test allows', async ({ context }) => {
  const guards = createGuards([origin]);
  guards.watch(context);
  guards.allow(/status of 404/, 'the page does not exist');
  await context.route(`${origin}/**`, (route) => route.fulfill({ status: 404, ...page('') }));
  const tab = await context.newPage();
  await tab.goto(`${origin}/missing`);
  expect(guards.problems()).toEqual([]);
});
