import { faultCode, faultText } from './faultText.ts';
import { UserErrorCodeRef, UserErrorRef } from './userError.ref.ts';

UserErrorRef.implement({
  description: 'A fault in an input, as reported by the service.',
  fields: (t) => ({
    field: t.stringList({
      description:
        'The path to the field within `input`, with indices of lists as strings: `["addLanguages", "1", "id"]`. Null for the input as a whole.',
      resolve: ({ path }) => (path === null ? null : [...path]),
    }),
    code: t.field({
      type: UserErrorCodeRef,
      nullable: false,
      description: 'The kind of fault, for programs.',
      resolve: ({ code }) => faultCode(code),
    }),
    message: t.string({
      nullable: false,
      description:
        'The message for the reader in the language of the request; in English for a reason without a code.',
      resolve: (fault, _args, { language }) => faultText(language, fault),
    }),
  }),
});
