import { firstLoadBytes } from './bytes.mjs';
import { lighthouseScores } from './lighthouse.mjs';
import { measurePages } from './measurePages.mjs';
import { startSites } from './startSites.mjs';
import { findOrInstallChromium } from '../../../scripts/chromium.mjs';
import { lengthOf } from '../measure/length.mjs';
import { startLoad } from '../processes/startLoad.mjs';
import { say } from '../../../scripts/runtime.mjs';

const ofEach = async (paths, measure) => {
  const measurements = [];
  for (const path of paths) measurements.push({ path, ...(await measure(path)) });
  return measurements;
};

const measurements = {
  pages: async (sites, { pages, full }) => {
    say('Pages …');
    const load = startLoad();
    try {
      return await measurePages(sites, pages, { load, ...lengthOf(full) });
    } finally {
      await load.stop();
    }
  },
  bytes: ({ kept }, { pages }) => ofEach(pages, (path) => firstLoadBytes(kept.origin, path)),
  lighthouse: async ({ kept }, { pages }) => {
    say('Lighthouse …');
    const chromium = await findOrInstallChromium();
    return ofEach(pages, (path) => lighthouseScores(kept.origin + path, chromium));
  },
};

/** Measures what was selected of the site. */
export const measureSite = async (upstream, services, selection) => {
  const selected = Object.keys(measurements).filter((part) => selection.parts.includes(part));
  if (selected.length === 0) return {};
  const sites = await startSites(upstream, services);
  const results = {};
  try {
    for (const part of selected) results[part] = await measurements[part](sites, selection);
  } finally {
    await sites.stop();
  }
  return results;
};
