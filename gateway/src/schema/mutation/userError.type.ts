import { faultCode, faultText } from './faultText.ts';
import { UserErrorCodeRef, UserErrorRef } from './userError.ref.ts';

UserErrorRef.implement({
  description: 'What is wrong with an input, as the service found it.',
  fields: (t) => ({
    field: t.stringList({
      description:
        'The path to the fault within `input`, indices of lists as texts: `["addLanguages", "1", "id"]`. Null when it is the input as a whole.',
      resolve: ({ path }) => (path === null ? null : [...path]),
    }),
    code: t.field({
      type: UserErrorCodeRef,
      nullable: false,
      description: 'What is wrong, for programs to decide by.',
      resolve: ({ code }) => faultCode(code),
    }),
    message: t.string({
      nullable: false,
      description:
        'The fault in a sentence, in the language of the request; in English where the service gives a reason that has no code of its own.',
      resolve: (fault, _args, { language }) => faultText(language, fault),
    }),
  }),
});
