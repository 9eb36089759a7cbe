import { describe, expect, it } from 'vitest';
import { consentToAll } from '../../browser/consent.ts';
import { consentOf } from './googleConsent.ts';

const none = consentToAll(false);

describe('consent for Google', () => {
  it(
    'grants only functionality and security storage when nothing is allowed',
    { tags: ['R4.61', 'R3.111'] },
    () => {
      expect(consentOf(none)).toEqual({
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
        functionality_storage: 'granted',
        security_storage: 'granted',
        personalization_storage: 'denied',
      });
    },
  );

  it('grants the three advertising storages with marketing', { tags: ['R4.59'] }, () => {
    expect(consentOf({ ...none, marketing: true })).toEqual({
      ...consentOf(none),
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    });
  });

  it('grants analytics storage with analytics', { tags: ['R4.60'] }, () => {
    expect(consentOf({ ...none, analytics: true })).toEqual({
      ...consentOf(none),
      analytics_storage: 'granted',
    });
  });

  it('grants personalization storage with preferences', { tags: ['R4.62'] }, () => {
    expect(consentOf({ ...none, preferences: true })).toEqual({
      ...consentOf(none),
      personalization_storage: 'granted',
    });
  });

  it('grants everything when everything is allowed', { tags: ['R4.56'] }, () => {
    expect(new Set(Object.values(consentOf(consentToAll(true))))).toEqual(new Set(['granted']));
  });
});
