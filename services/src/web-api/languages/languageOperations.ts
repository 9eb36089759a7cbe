import { Type } from 'typebox';
import { listOf } from '../../rest/listOf.ts';
import { operation } from '../../rest/operation.ts';
import { found } from '../../rest/problem.ts';

const Language = Type.Object(
  {
    id: Type.String({ description: 'Two letters.' }),
    name: Type.String({ description: 'Its name in English.' }),
    title: Type.String({ description: 'Its name in itself.' }),
    application: Type.Boolean({ description: 'The application speaks it too.' }),
    uri: Type.String({ description: 'The path of the site in it.' }),
  },
  { title: 'Language', description: 'A language of the site.' },
);

export const listLanguages = operation('GET', '/languages', {
  operationId: 'listLanguages',
  summary: 'The languages of the site',
  response: found(listOf(Language, 'LanguageList')),
});
