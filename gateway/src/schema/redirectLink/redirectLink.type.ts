import { builder } from '../../builder/builder.ts';
import type { RedirectLink } from '../../rest/rows.ts';

const RedirectLinkRef = builder.objectRef<RedirectLink>('RedirectLink').implement({
  description: 'The address of a page in one language.',
  fields: (t) => ({
    locale: t.exposeString('locale', { nullable: false, description: 'The language, two letters: `de`.' }),
    uri: t.exposeString('uri', {
      nullable: false,
      description: 'The path, with the language’s prefix and slugs.',
    }),
    title: t.exposeString('title', { description: 'The title of the page in that language, where known.' }),
  }),
});

builder.queryField('redirectLinks', (t) =>
  t.field({
    type: [RedirectLinkRef],
    description: 'The same page in the other languages. Empty for a path that is not known.',
    args: {
      uri: t.arg.string({
        required: true,
        description: 'The path of the page in any language: `/de/berlin`.',
      }),
      locale: t.arg.string({ description: 'Only the address in this language, two letters: `de`.' }),
    },
    resolve: (_query, { uri, locale }, { loaders }) => loaders.site.redirectLinks.load({ uri, locale }),
  }),
);
