// Runs every tool in turn and prints a line for each.
import { buildStale } from '../build.mjs';
import { say } from '../runtime.mjs';
import { judgeHtml } from './html.mjs';
import { createToolbox } from './toolbox.mjs';
import { judgeFiles } from './tools.mjs';

const at = process.argv.indexOf('--origin');
const origin = at < 0 ? undefined : process.argv[at + 1]?.replace(/\/$/, '');

const toolbox = createToolbox();
const failed = [];
/** Records the result of one tool for one subject. */
const judgement = ({ title, isFine, seconds, findings }) => {
  say(`${title}: ${isFine ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (isFine) return;
  failed.push(title);
  say(findings);
};

await buildStale();
try {
  await judgeFiles(toolbox, judgement);
  await judgeHtml(toolbox, judgement, origin);
} finally {
  toolbox.close();
}
process.exitCode = failed.length === 0 ? 0 : 1;
