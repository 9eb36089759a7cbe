import { describe, expect, it } from 'vitest';
import { readAdvisories } from './advisories.mjs';

const reportWith = (...severities) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity, at) => [
        `package-${at}`,
        {
          name: `package-${at}`,
          severity,
          range: '<2.0.1',
          via:
            at === 0
              ? [{ title: 'Reads beyond the end', url: 'https://advisories.example/1' }]
              : ['package-0'],
        },
      ]),
    ),
  });

describe('readAdvisories', () => {
  it.each([
    [[], true],
    [['low'], true],
    [['info', 'low'], true],
    [['moderate'], false],
    [['low', 'high'], false],
    [['critical'], false],
  ])('of the severities %j is fine: %s', (severities, isFine) => {
    const found = readAdvisories(reportWith(...severities));
    expect([found.isFine, found.lines.length]).toEqual([isFine, severities.length]);
  });

  it('names packages and causes', () => {
    expect(readAdvisories(reportWith('high', 'low')).lines).toEqual([
      'high: package-0 <2.0.1: Reads beyond the end https://advisories.example/1',
      'low: package-1 <2.0.1: by package-0',
    ]);
  });

  it.each([
    ['', 'no output'],
    ['npm error network', 'npm error network'],
    ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
    ['{"error":{"summary":"request to the registry failed"}}', 'request to the registry failed'],
    ['{}', 'an answer of an unknown form'],
  ])('says why there is no answer: %j', (output, unanswered) => {
    expect(readAdvisories(output)).toEqual({ unanswered });
  });
});
