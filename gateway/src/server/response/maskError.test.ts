import { GraphQLError } from 'graphql';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../../errors/catalogue.ts';
import { maskError } from './maskError.ts';

const logged: Record<string, unknown>[] = [];
const context = {
  language: 'en' as const,
  traceId: 'trace-1',
  contactEmail: 'help@site.example',
  variables: {},
  log: pino({}, { write: (line: string) => logged.push(JSON.parse(line) as Record<string, unknown>) }),
};

const wrapped = (originalError: Error) =>
  new GraphQLError(originalError.message, { originalError, path: ['city', 'name'] });

describe('maskError', () => {
  it('gives clients a general message for an unexpected error, and logs the details', () => {
    const masked = maskError(wrapped(wrapped(new TypeError('secret of row 7'))), context);
    expect(JSON.stringify(masked)).not.toContain('secret');
    expect(masked.message).toContain('help@site.example');
    expect(masked.path).toEqual(['city', 'name']);
    expect(masked.extensions).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      status: 500,
      messageKey: 'error.unexpected',
      silenced: false,
      traceId: 'trace-1',
    });
    expect(logged.at(-1)).toMatchObject({ path: 'city.name', err: { message: 'secret of row 7' } });
  });

  it('leaves errors of the catalogue and of GraphQL unchanged', () => {
    const ofCatalogue = wrapped(errorCatalogue(context).timeout());
    expect(maskError(ofCatalogue, context)).toBe(ofCatalogue);
    expect(logged.at(-1)).toMatchObject({ code: 'TIMEOUT', status: 504, path: 'city.name' });
    const ofGraphql = new GraphQLError('`first` must be from 1 to 200', { path: ['cities'] });
    expect(maskError(ofGraphql, context)).toBe(ofGraphql);
  });
});
