import { builder } from '../../builder/builder.ts';

interface Phrase {
  readonly key: string;
  readonly text: string;
}

const PhraseRef = builder.objectRef<Phrase>('Phrase').implement({
  description: 'A text of the interface that the services override.',
  fields: (t) => ({
    key: t.exposeString('key', { nullable: false, description: 'The id of the message: `error.timeout`.' }),
    text: t.exposeString('text', {
      nullable: false,
      description: 'The message in the language of the request.',
    }),
  }),
});

builder.queryField('phrases', (t) =>
  t.field({
    type: [PhraseRef],
    description: 'The texts of the interface in the language of the request.',
    resolve: (_query, _args, { loaders }) => loaders.site.phrases.load('all'),
  }),
);
