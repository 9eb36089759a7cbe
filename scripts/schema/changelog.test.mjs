import { describe, expect, it } from 'vitest';
import { withRelease } from './changelog.mjs';

const release = { version: '2.0.0', date: '2026-11-21' };
const before = '# Changelog\n\n## 1.0.0 (2026-01-01)\n\nNo breaking changes.\n';

describe('the changelog', () => {
  it('starts with what a release breaks and what to do, and keeps the earlier entries', () => {
    const declarations = [{ change: "Type 'A' | 'B' was removed", reason: 'Read `C`.', date: '2026-11-20' }];
    const after = withRelease(before, { ...release, declarations });
    expect(after).toBe(
      '# Changelog\n\n## 2.0.0 (2026-11-21)\n\n| what changed | what to do |\n| --- | --- |\n' +
        "| Type 'A' \\| 'B' was removed | Read `C`. |\n\n## 1.0.0 (2026-01-01)\n\nNo breaking changes.\n",
    );
  });

  it('states that a release breaks nothing', () => {
    expect(withRelease(before, { ...release, declarations: [] })).toContain(
      '## 2.0.0 (2026-11-21)\n\nNo breaking changes.\n',
    );
  });

  it('puts what is written for the next release before the table', () => {
    const noted = before.replace('# Changelog\n', '# Changelog\n\n## Unreleased\n\nNew: `City.state`.\n');
    expect(withRelease(noted, { ...release, declarations: [] })).toBe(
      '# Changelog\n\n## 2.0.0 (2026-11-21)\n\nNew: `City.state`.\n\nNo breaking changes.\n\n' +
        '## 1.0.0 (2026-01-01)\n\nNo breaking changes.\n',
    );
  });

  it('rejects a text that is not a changelog', () => {
    expect(() => withRelease('', { ...release, declarations: [] })).toThrow('# Changelog');
  });
});
