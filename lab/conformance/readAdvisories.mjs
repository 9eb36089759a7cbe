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
