import { describe, expect, it } from 'vitest';
import { parseRequirements, readRequirements } from './requirements.mjs';

const levelOf = (check) =>
  parseRequirements(`head\nR1.01\t1 What\tmain\tpage\tText.\t${check}\n`).map(({ level }) => level)[0];

describe('the requirements', () => {
  it('have the highest level that their check names', () => {
    expect(levelOf('unit: isValid is false.')).toBe('unit');
    expect(levelOf('rest: 200; unknown 404.')).toBe('rest');
    expect(levelOf('e2e (by the library): open /; press.')).toBe('e2e');
    expect(levelOf('unit: closable(v) is F; e2e: close button only there.')).toBe('e2e');
  });

  it('each have a level and a capability', () => {
    const rows = readRequirements();
    expect(rows).toHaveLength(701);
    expect(rows.filter(({ level, capability }) => !level || !capability)).toEqual([]);
  });
});
