import { Type } from 'typebox';
import type { LanguageLevel } from '../../../db/schema/user.ts';
import { authorised, changedForUser, foundForUser } from '../../../rest/authorised.ts';
import { expandParam } from '../../../rest/expand.ts';
import { listOf } from '../../../rest/listOf.ts';
import { operation } from '../../../rest/operation.ts';

const levels: LanguageLevel[] = ['basic', 'conversational', 'fluent', 'native'];

const level = Type.Unsafe<LanguageLevel | null>({
  type: ['string', 'null'],
  enum: [...levels, null],
  description: 'basic, conversational, fluent or native; null: unknown.',
});

const id = Type.String({ maxLength: 10, description: 'Two letters.' });

const UserLanguage = Type.Object(
  {
    id,
    name: Type.String({ description: 'The name in English.' }),
    title: Type.String({ description: 'The name in the language itself.' }),
    level: Type.Optional(level),
    userId: Type.String({ description: 'The user who speaks it.' }),
  },
  {
    title: 'UserLanguage',
    description: 'A language that the user speaks. The level is present only with expand=level.',
  },
);

const UserLanguageList = listOf(UserLanguage, 'UserLanguageList');

export const listMyLanguages = operation('GET', '/my/languages', {
  operationId: 'listMyLanguages',
  summary: 'List the languages that the user speaks',
  ...authorised,
  querystring: Type.Object({ expand: expandParam(['level']) }),
  response: foundForUser(UserLanguageList),
});

export const saveMyLanguages = operation('PATCH', '/my/languages', {
  operationId: 'saveMyLanguages',
  summary: 'Add and delete languages that the user speaks, all or none',
  description:
    'Adding an existing language changes its level if one is given. Answers the whole list with levels.',
  ...authorised,
  body: Type.Object(
    {
      add_languages: Type.Optional(
        Type.Array(Type.Object({ id, level: Type.Optional(level) }), {
          maxItems: 50,
          description: 'The languages to add.',
        }),
      ),
      delete_languages: Type.Optional(
        Type.Array(Type.Object({ id }), { maxItems: 50, description: 'The languages to delete.' }),
      ),
    },
    { title: 'UserLanguageChange', description: 'The languages to add and to delete.' },
  ),
  response: changedForUser(UserLanguageList),
});
