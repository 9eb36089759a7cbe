// Finds a Chromium for the browser tests, or installs one. In this order, because the tests are written for the first and every
// other one differs more from it:
// 1. CHROMIUM_PATH;
// 2. the shell of the version that Playwright pins, if it is installed;
// 3. Debian's shell, if it is installed;
// 4. the first again: it is downloaded, which works without root;
// 5. Debian's shell: it is installed, where apt-get can;
// 6. any Chromium or Chrome.
// A shell renders no windows, tabs or menus, which saves a third of the time of the journeys.
import { existsSync } from 'node:fs';
import { bin, fail, has, isRoot, run } from './runtime.mjs';

const debianShell = '/usr/bin/chromium-headless-shell';
const others = ['chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`);

const pinned = ['install', '--only-shell', 'chromium'];

/** Whether Playwright's shell is installed. */
const hasPinned = async () => {
  const { ok, output } = await run(bin('playwright'), [...pinned, '--dry-run'], { quiet: true });
  const folders = [...output.matchAll(/Install location:\s+(\S.*)/g)].map(([, folder]) => folder.trim());
  return ok && folders.length > 0 && folders.every((folder) => existsSync(folder));
};

const download = () =>
  run(bin('playwright'), pinned, {
    title: 'Downloading Chromium for the browser tests, once',
    quiet: true,
    // Where nothing can be downloaded, the next way is tried soon.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' },
  });

const installFromDebian = async () => {
  const title = 'Installing Chromium for the browser tests, once';
  const quiet = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], { title, ...quiet });
  // Without any font of the system it would show nothing.
  const packages = ['chromium-headless-shell', 'fonts-liberation'];
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  await run('apt-get', install, { title, ...quiet });
};

/** @returns the path of a Chromium, or undefined to use Playwright's own */
export const findOrInstallChromium = async () => {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : fail(`CHROMIUM_PATH is ${chosen}, which does not exist.`);
  if (await hasPinned()) return undefined;
  if (existsSync(debianShell)) return debianShell;
  const { ok, output } = await download();
  if (ok) return undefined;
  if (isRoot() && has('apt-get')) await installFromDebian();
  return (
    [debianShell, ...others].find((path) => existsSync(path)) ??
    fail(
      `No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH.\n${output.trim()}`,
    )
  );
};
