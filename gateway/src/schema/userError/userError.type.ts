import { FAULT_MESSAGES, faultText } from './faultText.ts';
import { UserErrorRef } from './userError.ref.ts';

UserErrorRef.implement({
  description: 'What is wrong with an input, as the service found it.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description:
        'The field at fault by its name in the service: `given_name`; by its own where an id leads to nothing of the user’s: `offerId`. Null when it is the input as a whole.',
    }),
    code: t.exposeString('code', {
      nullable: false,
      description: `A stable word for the fault. One of ${Object.keys(FAULT_MESSAGES)
        .map((code) => `\`${code}\``)
        .join(', ')}.`,
    }),
    message: t.string({
      nullable: false,
      description:
        'The fault in a sentence, in the language of the request; as the service says it when the code is a new one.',
      resolve: (fault, _args, { language }) => faultText(language, fault),
    }),
  }),
});
