// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { consentChoiceFrom } from './consentChoice.ts';

const day = 24 * 60 * 60_000;
const chosenAt = Date.UTC(2026, 0, 1);
const stored = { preferences: true, analytics: false, marketing: true, chosenAt };

describe('a stored choice of cookies', () => {
  it('is valid for 180 days, then the visitor is asked again', () => {
    const text = JSON.stringify(stored);
    expect(consentChoiceFrom(text, chosenAt + 180 * day)).toEqual({ essential: true, ...stored });
    expect(consentChoiceFrom(text, chosenAt + 180 * day + 1)).toBeNull();
  });

  it('allows only what it says clearly', () => {
    const unclear = { preferences: 'true', analytics: 1, chosenAt };
    expect(consentChoiceFrom(JSON.stringify(unclear), chosenAt)).toEqual({
      essential: true,
      preferences: false,
      analytics: false,
      marketing: false,
      chosenAt,
    });
  });

  it.each([null, '', '{', 'null', '[]', '{"analytics":true}', '{"analytics":true,"chosenAt":"today"}'])(
    'is none if it is invalid: %j',
    (text) => {
      expect(consentChoiceFrom(text, chosenAt)).toBeNull();
    },
  );
});
