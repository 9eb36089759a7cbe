import { readFileSync } from 'node:fs';
import { isEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../index.ts';

const guide = readFileSync(new URL('../../../../schema/client/GUIDE.md', import.meta.url), 'utf8');

/** The codes in the first column of the first table after a heading. */
const codesAfter = (heading: string): readonly string[] => {
  const table = /^\|[^]*?(?=^$)/m.exec(guide.slice(guide.indexOf(`\n${heading}\n`)))?.[0] ?? '';
  const cells = table.split('\n').map((row) => row.split('|')[1] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, code = '']) => code));
};

const valuesOf = (name: string): readonly string[] => {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};

describe('the guide for clients', () => {
  it.each([
    ['### Refused writes', 'UserErrorCode'],
    ['## Contributions', 'ContributionStatus'],
  ])('explains under "%s" each %s once', (heading, name) => {
    expect(codesAfter(heading).toSorted()).toEqual(valuesOf(name).toSorted());
  });
});

describe('a code of a user error', () => {
  it('says whether to send the write again', () => {
    const type = schema.getType('UserErrorCode');
    const described = isEnumType(type) ? type.getValues() : [];
    expect(described.length).toBeGreaterThan(20);
    const advice = /(?:Do not send it again|Send it again .+|Read .+ before you send it again)\.$/;
    expect(described.filter(({ description }) => !advice.test(description ?? ''))).toEqual([]);
  });
});
