import { languageName } from '../../rules/languageName.ts';
import { toGlobalId } from '../../builder/globalId.ts';
import { LanguageLevelRef, UserLanguageRef } from './user.ref.ts';

UserLanguageRef.implement({
  authScopes: { signedIn: true },
  description: 'A language the user speaks.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description: 'Unique per user and language. `node` does not accept it.',
      resolve: ({ id, userId }) => toGlobalId('UserLanguage', `${id}:${userId}`),
    }),
    code: t.exposeString('id', { nullable: false, description: 'The two-letter code: `de`.' }),
    name: t.string({
      nullable: false,
      description: 'The name in the language of the request: `German`.',
      resolve: ({ id, name }, _args, { language }) => languageName(id, language) ?? name,
    }),
    title: t.exposeString('title', {
      nullable: false,
      description: 'The name in the language itself: `Deutsch`.',
    }),
    level: t.field({
      type: LanguageLevelRef,
      description: 'How well the user speaks it; null when unknown.',
      resolve: (language) => language.level ?? null,
    }),
  }),
});
