// Finds a Chromium for the browser tests, or installs one: Debian's where that is possible, else Playwright's own.
import { existsSync } from 'node:fs';
import { bin, fail, has, isRoot, run } from './runtime.mjs';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const installed = () => [process.env.CHROMIUM_PATH, ...candidates].find((path) => path && existsSync(path));

/** @returns the path of a Chromium, or undefined when Playwright's own is to be used */
export const findOrInstallChromium = async () => {
  if (installed()) return installed();
  if (isRoot() && has('apt-get')) {
    const title = 'Installing Chromium for the browser tests, once';
    const quiet = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update'], { title, ...quiet });
    const { ok } = await run(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      {
        title,
        ...quiet,
      },
    );
    if (ok && installed()) return installed();
  }
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
