// Runs every tool and prints a line for each.
import { checkAdvisories } from './advisories.mjs';
import { buildStale } from '../../scripts/build.mjs';
import { say } from '../../scripts/runtime.mjs';
import { checkHtml } from './html.mjs';
import { checkManifests } from './manifests.mjs';
import { createToolbox } from './toolbox.mjs';
import { checkFiles } from './tools.mjs';

const at = process.argv.indexOf('--origin');
const origin = at < 0 ? undefined : process.argv[at + 1]?.replace(/\/$/, '');

const advisoriesOnly = process.argv.includes('--advisories');

const toolbox = createToolbox();
const failed = [];
/** Records the result of one tool for one subject. */
const recordResult = ({ title, isFine, seconds, findings }) => {
  say(`${title}: ${isFine ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (isFine) return;
  failed.push(title);
  say(findings);
};

try {
  await checkAdvisories(recordResult);
  if (!advisoriesOnly) {
    await buildStale();
    await checkFiles(toolbox, recordResult);
    await checkManifests(toolbox, recordResult);
    await checkHtml(toolbox, recordResult, origin);
  }
} finally {
  toolbox.close();
}
process.exitCode = failed.length === 0 ? 0 : 1;
