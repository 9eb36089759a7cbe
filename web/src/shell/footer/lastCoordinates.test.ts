import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseConsent, consentToAll } from '../../browser/consent.ts';
import { lastCoordinates, saveCoordinates } from './lastCoordinates.ts';

const berlin = { latitude: 52.52, longitude: 13.4 };
const days = (count: number) => count * 24 * 60 * 60_000;

beforeEach(() => chooseConsent(consentToAll(true)));
afterEach(() => localStorage.clear());

describe('the last coordinates', () => {
  it('are valid for a week', { tags: ['R9.27'] }, () => {
    saveCoordinates(berlin, Date.now() - days(6));
    expect(lastCoordinates()).toEqual(berlin);
    saveCoordinates(berlin, Date.now() - days(8));
    expect(lastCoordinates()).toBeNull();
    expect(localStorage.getItem('coordinates')).toBeNull();
  });

  it('are stored only with consent, and removed without', () => {
    saveCoordinates(berlin);
    chooseConsent(consentToAll(false));
    expect(localStorage.getItem('coordinates')).toBeNull();
    saveCoordinates(berlin);
    expect(lastCoordinates()).toBeNull();
  });

  it.each(['{', 'null', '5', '{"latitude":"1","longitude":2,"expiresAt":9e15}'])(
    'are unknown for %j',
    (text) => {
      localStorage.setItem('coordinates', text);
      expect(lastCoordinates()).toBeNull();
    },
  );
});
