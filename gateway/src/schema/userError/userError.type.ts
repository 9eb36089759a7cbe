import { UserErrorRef } from './userError.ref.ts';

UserErrorRef.implement({
  description: 'What is wrong with an input, as the service found it.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description:
        'The field at fault by its name in the service: `email`. Null when it is the input as a whole.',
    }),
    code: t.exposeString('code', {
      nullable: false,
      description: 'A stable word for the fault: `required`, `invalid`, `too_short`, `too_long`.',
    }),
    message: t.exposeString('message', {
      nullable: false,
      description: 'The fault in a sentence, in English.',
    }),
  }),
});
