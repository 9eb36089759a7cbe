import { GraphQLError, Kind } from 'graphql';
import { builder } from './builder.ts';
import { uuid } from '@citygigs/server/http/uuid.ts';

const date = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

type TextScalar = 'CountryCode' | 'CurrencyCode' | 'Date' | 'DateTime' | 'LanguageCode' | 'URL' | 'UUID';

const textScalar = (name: TextScalar, pattern: RegExp, description: string) => {
  const check = (value: unknown): string => {
    if (typeof value === 'string' && pattern.test(value)) return value;
    throw new GraphQLError(`This is not a ${name}`, { extensions: { code: 'BAD_USER_INPUT' } });
  };
  builder.scalarType(name, {
    description,
    serialize: String,
    parseValue: check,
    parseLiteral: (node) => check(node.kind === Kind.STRING ? node.value : null),
  });
};

textScalar('Date', date, 'An ISO 8601 calendar date, `2026-11-21`.');
textScalar('DateTime', instant, 'An RFC 3339 instant, `2026-11-21T16:30:00Z`. Results are in UTC.');
textScalar('UUID', uuid, 'A UUID of any version, `7f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11`.');
textScalar('CountryCode', /^[A-Z]{2}$/, 'A country, ISO 3166-1 alpha-2 in upper case: `DE`.');
textScalar('CurrencyCode', /^[A-Z]{3}$/, 'A currency, ISO 4217: `EUR`.');
textScalar(
  'LanguageCode',
  /^[a-z]{2}(?:-[A-Z]{2})?$/,
  'A language, two letters, some with a region: `de`, `pt-BR`.',
);
textScalar('URL', /^[a-z]+:/, 'An absolute URL: `https://citygigs.example/berlin`.');

builder.scalarType('JSON', {
  description: 'Any JSON value, as data and not as text: nothing has to be parsed.',
  serialize: (value) => value,
});
