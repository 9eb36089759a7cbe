import { Type } from 'typebox';
import { siteLanguages } from '../../rest/language.ts';
import { listOf } from '../../rest/listOf.ts';
import { nullableString } from '../../rest/nullable.ts';
import { operation } from '../../rest/operation.ts';
import { found } from '../../rest/problem.ts';

const RedirectLink = Type.Object(
  {
    locale: Type.String({ description: 'Two letters.' }),
    uri: Type.String({ description: 'The path with its language prefix and slugs.' }),
    title: nullableString({ description: 'The subject of the page.' }),
  },
  { title: 'RedirectLink', description: 'A page in one of its languages.' },
);

export const listRedirectLinks = operation('GET', '/redirect-links', {
  operationId: 'listRedirectLinks',
  summary: 'List the versions of a page in all languages',
  description: 'The list is empty for an unknown path.',
  querystring: Type.Object({
    uri: Type.String({ maxLength: 500, description: 'A path, in any language, with or without prefix.' }),
    locale: Type.Optional(
      Type.Unsafe<string>({ type: 'string', enum: [...siteLanguages], description: 'Only this language.' }),
    ),
  }),
  response: found(listOf(RedirectLink, 'RedirectLinkList')),
});
