// Finds a Chromium for the browser tests, or installs one: Debian's where possible, otherwise Playwright's own.
import { existsSync } from 'node:fs';
import { bin, fail, has, isRoot, run } from './runtime.mjs';

/** The shell renders no windows, tabs or menus, which saves a third of the time of the journeys. */
const packages = ['chromium-headless-shell', 'chromium'];
const candidates = [...packages, 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`);
const installed = () => [process.env.CHROMIUM_PATH, ...candidates].find((path) => path && existsSync(path));

const installFromDebian = async () => {
  const title = 'Installing Chromium for the browser tests, once';
  const quiet = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], { title, ...quiet });
  for (const name of packages) {
    const install = ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'];
    const { ok } = await run('apt-get', install, { title, ...quiet });
    if (ok && installed()) return;
  }
};

/** @returns the path of a Chromium, or undefined to use Playwright's own */
export const findOrInstallChromium = async () => {
  if (!installed() && isRoot() && has('apt-get')) await installFromDebian();
  if (installed()) return installed();
  const { ok, output } = await run(bin('playwright'), ['install', 'chromium'], {
    title: 'Downloading Chromium for the browser tests, once',
    quiet: true,
  });
  if (!ok)
    fail(
      `No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH.\n${output.trim()}`,
    );
  return undefined;
};
