import { builder } from '../../builder/builder.ts';
import { optionalKey, userErrorsField } from '../mutation/mutationFields.ts';
import type { PageView } from '../../rest/rows.ts';
import { writeResult, type WriteResult } from '../mutation/writeResult.ts';

const PageParameterInput = builder.inputType('PageParameterInput', {
  description: 'A parameter of a page.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Its name, at most 64 characters: `citySlug`.' }),
    value: t.string({ required: true, description: 'Its value, at most 500 characters.' }),
  }),
});

/** Maps faults such as `params.citySlug` to list indices, because the service takes the parameters as an object. */
const ofParameters = (
  params: readonly { readonly name: string }[],
  { row, userErrors }: WriteResult<PageView | null>,
): WriteResult<PageView | null> => {
  const placeOf = (field: string | null): string | null => {
    const [, name] = /^params\.(.+)$/s.exec(field ?? '') ?? [];
    const at = params.findLastIndex((param) => param.name === name);
    return at === -1 ? field : `params.${at}.value`;
  };
  return { row, userErrors: userErrors.map((fault) => ({ ...fault, field: placeOf(fault.field) })) };
};

builder.relayMutationField(
  'recordPageView',
  {
    description: 'A page view of a user.',
    inputFields: (t) => ({
      idempotencyKey: optionalKey(t),
      url: t.string({ required: true, description: 'The page, at most 2000 characters.' }),
      type: t.string({
        required: true,
        description: 'The kind of page, such as that of a city, at most 100 characters.',
      }),
      referralUrl: t.string({ description: 'The page before it, at most 2000 characters.' }),
      params: t.field({
        type: [PageParameterInput],
        description: 'The parameters of the page, at most 50 and 4 kB in all.',
      }),
    }),
  },
  {
    description: 'Records a page view of the signed-in user.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input: { url, type, referralUrl, params, idempotencyKey } }, { loaders }) =>
      ofParameters(
        params ?? [],
        writeResult(
          await loaders.viewerWrites.recordPageView({
            url,
            type,
            referralUrl,
            params: params && Object.fromEntries(params.map(({ name, value }) => [name, value])),
            idempotencyKey,
          }),
        ),
      ),
  },
  {
    description: 'The result of the record.',
    outputFields: (t) => ({
      recorded: t.boolean({
        nullable: false,
        description: 'Whether the service recorded it: up to 1,000 an hour of a user.',
        resolve: (payload) => payload.row !== null,
      }),
      userErrors: userErrorsField(t),
    }),
  },
);
