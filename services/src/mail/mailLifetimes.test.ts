import { describe, expect, it } from 'vitest';
import { sendUntil } from './mailLifetimes.ts';

const writtenAt = new Date('2026-01-01T12:00:00Z');

describe('sendUntil', () => {
  it('ends when the link or code expires', () => {
    expect(sendUntil('signUpCode', writtenAt, false)).toEqual(new Date('2026-01-01T13:05:00Z'));
    expect(sendUntil('signInCode', writtenAt, false)).toEqual(new Date('2026-01-01T12:10:00Z'));
    expect(sendUntil('verifyEmail', writtenAt, false)).toEqual(new Date('2026-01-04T12:00:00Z'));
  });

  it('ends within an hour without a mail server, also for notices', () => {
    expect(sendUntil('signInCode', writtenAt, true)).toEqual(new Date('2026-01-01T12:10:00Z'));
    expect(sendUntil('verifyEmail', writtenAt, true)).toEqual(new Date('2026-01-01T13:00:00Z'));
    expect(sendUntil('passwordChanged', writtenAt, true)).toEqual(new Date('2026-01-01T13:00:00Z'));
  });
});
