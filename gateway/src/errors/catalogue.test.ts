import { describe, expect, it } from 'vitest';
import { languages } from '../config/languages.ts';
import { errorCatalogue } from './catalogue.ts';

const errors = errorCatalogue({ language: 'en', contactEmail: 'help@site.example', traceId: 'trace-1' });

describe('errorCatalogue', () => {
  it('names the contact address after a time-out', { tags: ['R8.01'] }, () => {
    const error = errors.timeout();
    expect(error.message).toBe('Request timeout. Please try again later or contact us at help@site.example.');
    expect(error.extensions).toEqual({
      code: 'TIMEOUT',
      status: 504,
      messageKey: 'error.timeout',
      silenced: false,
      traceId: 'trace-1',
      retryable: true,
    });
  });

  it('shows the status text plus the sign-in phrase', { tags: ['R8.03'] }, () => {
    expect(errors.unauthorised(401).message).toBe('Unauthorized. Please sign in again.');
    expect(errors.unauthorised(403).message).toBe('Forbidden. Please sign in again.');
    expect(errors.unauthorised(403).extensions['code']).toBe('UNAUTHENTICATED');
  });

  it('names what failed, the status and the contact address', { tags: ['R8.06'] }, () => {
    expect(errors.upstream(500).message).toBe(
      'Cannot load data. Request error #500. Please try again later or contact us at help@site.example.',
    );
  });

  it('replaces the two general sentences by a custom message', { tags: ['R8.07'] }, () => {
    expect(errors.upstream(500, 'error.loadPost').message).toBe(
      'Cannot load blog post. Please try again later or contact us at help@site.example.',
    );
  });

  it('is in the language of the request', { tags: ['R8.06', 'R8.03'] }, () => {
    const german = errorCatalogue({ language: 'de', contactEmail: 'help@site.example', traceId: 't' });
    expect(german.upstream(500).message).toBe(
      'Die Daten konnten nicht geladen werden. Fehler 500. ' +
        'Bitte versuche es später noch einmal oder schreib uns an help@site.example.',
    );
    expect(german.unauthorised(401).message).toBe('Nicht eingeloggt. Bitte logge dich erneut ein.');
    expect(german.unauthorised(403).message).toBe('Kein Zugriff. Bitte logge dich erneut ein.');
  });

  it.each(languages.filter((language) => language !== 'en'))(
    'leaves no English status text in %s',
    { tags: ['R8.03', 'R8.10'] },
    (language) => {
      const translated = errorCatalogue({ language, contactEmail: 'help@site.example', traceId: 't' });
      for (const status of [401, 403] as const)
        expect(translated.unauthorised(status).message).not.toMatch(/Unauthori|Forbidden|sign in/i);
    },
  );

  it(
    'explains that categories were not found and a translation is probably missing',
    { tags: ['R8.26'] },
    () => {
      expect(errors.categoriesMissing().message).toMatch(
        /Categories were not found.*translation is probably missing/,
      );
    },
  );
});
