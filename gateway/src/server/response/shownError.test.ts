import { GraphQLError } from 'graphql';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../../errors/catalogue.ts';
import { shownError } from './shownError.ts';

const logged: Record<string, unknown>[] = [];
const circumstances = {
  language: 'en' as const,
  traceId: 'trace-1',
  contactEmail: 'help@site.example',
  variables: {},
  log: pino({}, { write: (line: string) => logged.push(JSON.parse(line) as Record<string, unknown>) }),
};

const wrapped = (originalError: Error) =>
  new GraphQLError(originalError.message, { originalError, path: ['city', 'name'] });

describe('shownError', () => {
  it('tells the reader nothing of a fault of ours but whom to ask, and the log all of it', () => {
    const shown = shownError(wrapped(wrapped(new TypeError('secret of row 7'))), circumstances);
    expect(JSON.stringify(shown)).not.toContain('secret');
    expect(shown.message).toContain('help@site.example');
    expect(shown.path).toEqual(['city', 'name']);
    expect(shown.extensions).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      status: 500,
      messageKey: 'error.unexpected',
      silenced: false,
      traceId: 'trace-1',
    });
    expect(logged.at(-1)).toMatchObject({ path: 'city.name', err: { message: 'secret of row 7' } });
  });

  it('leaves errors of the catalogue and of GraphQL as they are', () => {
    const ofCatalogue = wrapped(errorCatalogue(circumstances).timeout());
    expect(shownError(ofCatalogue, circumstances)).toBe(ofCatalogue);
    expect(logged.at(-1)).toMatchObject({ code: 'TIMEOUT', status: 504, path: 'city.name' });
    const ofGraphql = new GraphQLError('`first` is from 1 to 200', { path: ['cities'] });
    expect(shownError(ofGraphql, circumstances)).toBe(ofGraphql);
  });
});
