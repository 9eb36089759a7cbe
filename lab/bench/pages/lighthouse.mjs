import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from '../measure/statistics.mjs';
import { isRoot, root } from '../../../scripts/runtime.mjs';

const runs = 5;
/** Extra attempts for runs that fail on a busy machine. */
const spareRuns = 3;
const flags = [
  '--headless=new',
  '--disable-gpu',
  '--disable-background-networking',
  ...(isRoot() ? ['--no-sandbox'] : []),
];
/** @returns the medians of each category's score, 0 to 100, of LCP and TBT in ms, and of CLS */
export const lighthouseScores = async (url, chromium) => {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const reports = [];
  let fault;
  for (let run = 0; reports.length < runs && run < runs + spareRuns; run += 1) {
    const file = join(folder, `${run}.json`);
    const result = await promisify(execFile)(
      join(root, 'lab/node_modules/.bin/lighthouse'),
      [
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--form-factor=mobile',
        `--chrome-flags=${flags.join(' ')}`,
      ],
      { env: { ...process.env, ...(chromium ? { CHROME_PATH: chromium } : {}) }, timeout: 180_000 },
    ).catch((error) => error);
    if (result instanceof Error) {
      fault = result;
      continue;
    }
    const report = JSON.parse(await readFile(file, 'utf8'));
    if (report.categories.performance.score !== null) reports.push(report);
  }
  await rm(folder, { recursive: true });
  if (reports.length < runs)
    throw new Error(`Only ${reports.length} of ${runs} Lighthouse runs of ${url} succeeded`, {
      cause: fault,
    });
  const score = (category) =>
    median(reports.map(({ categories }) => Math.round(categories[category].score * 100)));
  const audit = (name) => median(reports.map(({ audits }) => audits[name].numericValue));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(audit('largest-contentful-paint')),
    tbt: Math.round(audit('total-blocking-time')),
    cls: Number(audit('cumulative-layout-shift').toFixed(3)),
  };
};
