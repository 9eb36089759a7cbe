import { Type } from 'typebox';
import { listOf } from '../../rest/listOf.ts';
import { operation } from '../../rest/operation.ts';
import { found } from '../../rest/problem.ts';

const Language = Type.Object(
  {
    id: Type.String({ description: 'Two letters.' }),
    name: Type.String({ description: 'The name in English.' }),
    title: Type.String({ description: 'The name in the language itself.' }),
    application: Type.Boolean({ description: "Whether the product's application is available in it." }),
    uri: Type.String({ description: 'The path of its homepage.' }),
  },
  { title: 'Language', description: 'A language of the site.' },
);

export const listLanguages = operation('GET', '/languages', {
  operationId: 'listLanguages',
  summary: 'List the languages of the site',
  response: found(listOf(Language, 'LanguageList')),
});
