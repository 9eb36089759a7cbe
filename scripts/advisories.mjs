// Asks the registry of npm for advisories about the packages that run in production.
import { root, run, say } from './runtime.mjs';

/** From the least to the worst; `info` and `low` are told but do not fail. */
const failing = new Set(['moderate', 'high', 'critical']);

const lineOf = ({ name, severity, range, via }) => {
  const reasons = via.map((cause) =>
    typeof cause === 'string' ? `by ${cause}` : `${cause.title} ${cause.url}`,
  );
  return `${severity}: ${name} ${range}: ${reasons.join('; ')}`;
};

/**
 * Reads what `npm audit --json` printed.
 * @returns the advisories as lines, and whether one of them is moderate or worse; or why the registry gave no answer
 */
export const readAdvisories = (output) => {
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    return { unanswered: output.trim() || 'no output' };
  }
  if (report?.auditReportVersion === undefined)
    return { unanswered: report?.message ?? report?.error?.summary ?? 'an answer of an unknown form' };
  const found = Object.values(report.vulnerabilities);
  return { isFine: !found.some(({ severity }) => failing.has(severity)), lines: found.map(lineOf) };
};

/** @returns the advisories as `readAdvisories` does. A registry that hangs must not delay anybody. */
export const askForAdvisories = async () => {
  const patience = ['--fetch-timeout=8000', '--fetch-retries=0'];
  const { output } = await run('npm', ['audit', '--json', '--omit=dev', '--loglevel=silent', ...patience], {
    quiet: true,
    cwd: root,
  });
  return readAdvisories(output);
};

/** Warns of advisories. They fail nothing, because they appear without any change of ours. */
export const warnOfAdvisories = async () => {
  const { unanswered, lines } = await askForAdvisories();
  if (unanswered !== undefined)
    say(`check advisories: NOT CHECKED, the registry gave no answer: ${unanswered}`);
  else say(`check advisories: ${lines.length === 0 ? 'none' : `WARNING\n${lines.join('\n')}`}`);
};
