// Asks the registry of npm for advisories about the packages that run in production.
import { root, run, say } from '../../scripts/runtime.mjs';
import { readAdvisories } from './readAdvisories.mjs';

const title = 'npm audit on the packages of production';

/** Records whether there are advisories. A registry that does not tell, such as most mirrors, is no failure, and is named. */
export const checkAdvisories = async (recordResult) => {
  const args = ['audit', '--json', '--omit=dev', '--loglevel=silent'];
  const { output, seconds } = await run('npm', args, { quiet: true, cwd: root });
  const { unanswered, isFine, lines } = readAdvisories(output);
  if (unanswered !== undefined) say(`${title}: NOT CHECKED, the registry gave no answer: ${unanswered}`);
  else
    recordResult({
      title: `${title} (${lines.length} advisories)`,
      isFine,
      seconds,
      findings: lines.join('\n'),
    });
};
