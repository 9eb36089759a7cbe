// Runs every tool and prints a line for each.
import { askForAdvisories } from '../../scripts/advisories.mjs';
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

/** A registry that gives no answer, as most mirrors do, is no failure, and is named. */
const checkAdvisories = async () => {
  const title = 'npm audit on the packages of production';
  const started = Date.now();
  const { unanswered, isFine, lines } = await askForAdvisories();
  const seconds = Math.round((Date.now() - started) / 1000);
  if (unanswered !== undefined) say(`${title}: NOT CHECKED, the registry gave no answer: ${unanswered}`);
  else
    recordResult({
      title: `${title} (${lines.length} advisories)`,
      isFine,
      seconds,
      findings: lines.join('\n'),
    });
};

try {
  await checkAdvisories();
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
