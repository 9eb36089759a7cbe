import { describe, expect, it } from 'vitest';
import { cursorOf, positionOf } from './moreJobCursor.ts';

const position = { postedAt: '2026-11-20T08:15:00.123456Z', id: '0b5cc3b0-6a5e-4d0e-9f5c-6d1f4b0a1c2d' };

describe('the cursor of full-time offers', () => {
  it('decodes to its position', () => {
    expect(positionOf(cursorOf(position))).toEqual(position);
  });

  it.each([
    '',
    'abc',
    cursorOf({ ...position, id: 'x' }),
    cursorOf({ ...position, postedAt: '0000-01-01T00:00:00.000000Z' }),
    cursorOf({ ...position, postedAt: '2026-02-30T00:00:00.000000Z' }),
    cursorOf({ ...position, postedAt: '2026-13-41T99:00:00.000000Z' }),
  ])('returns null for the invalid cursor %j', (cursor) => {
    expect(positionOf(cursor)).toBeNull();
  });
});
