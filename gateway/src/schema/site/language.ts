import { builder } from '../../builder/builder.ts';
import { deprecated } from '../../builder/deprecated.ts';
import { toGlobalId } from '../../builder/globalId.ts';
import { languageName } from '../../rules/displayName.ts';
import type { Language } from '../../rest/rows.ts';

const LanguageRef = builder.objectRef<Language>('Language').implement({
  description: 'A language of the site.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description: 'A unique id. `node` does not accept it.',
      resolve: ({ id }) => toGlobalId('Language', id),
    }),
    languageCode: t.expose('id', {
      type: 'LanguageCode',
      nullable: false,
      description: 'The two-letter code: `de`.',
    }),
    code: t.exposeString('id', {
      nullable: false,
      deprecationReason: deprecated('`Language.languageCode`'),
      description: 'The two-letter code: `de`.',
    }),
    name: t.string({
      nullable: false,
      description: 'The name in the language of the request: `German`.',
      resolve: ({ id, name }, _args, { language }) => languageName(id, language) ?? name,
    }),
    title: t.exposeString('title', {
      nullable: false,
      description: 'The name in the language itself: `Deutsch`.',
    }),
    application: t.exposeBoolean('application', {
      nullable: false,
      description: 'Whether applications may be written in it: true for English, Spanish and French.',
    }),
    uri: t.exposeString('uri', {
      nullable: false,
      description: 'The path of the home page in this language: `/de`.',
    }),
  }),
});

builder.queryField('languages', (t) =>
  t.field({
    type: [LanguageRef],
    description: 'The languages of the site.',
    resolve: (_query, _args, { loaders }) => loaders.site.languages.load('all'),
  }),
);
