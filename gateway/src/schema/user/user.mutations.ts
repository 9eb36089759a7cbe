import { signedOut } from '../../auth/scopes.ts';
import { builder } from '../../builder/builder.ts';
import { languageCode } from '../../builder/globalId.ts';
import type { User } from '../../rest/rows.ts';
import { userErrorsField, viewerField } from '../mutation/mutationFields.ts';
import { silentWriteResult, writeResult, type WriteResult } from '../mutation/writeResult.ts';
import { metadataBody, metadataFields } from './userMetadata.ts';
import { LanguageLevelRef, UserLanguageRef, UserMetadataRef, UserRef } from '../refs.ts';

builder.relayMutationField(
  'updateMetadata',
  {
    description: 'The personal data of a user. Omitted fields stay unchanged, null clears a value.',
    inputFields: metadataFields,
  },
  {
    description: 'Changes the personal data of the signed-in user.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { loaders }) =>
      writeResult(await loaders.viewerWrites.updateMetadata(metadataBody(input))),
  },
  {
    description: 'The result of the change.',
    outputFields: (t) => ({
      metadata: t.field({
        type: UserMetadataRef,
        description: 'The changed personal data; null when the change was rejected.',
        resolve: (payload) => payload.row,
      }),
      viewer: viewerField(t),
      userErrors: userErrorsField(t),
    }),
  },
);

builder.relayMutationField(
  'saveUser',
  {
    description: 'The data of an account. Omitted fields stay unchanged, null clears a value.',
    inputFields: (t) => ({
      ...metadataFields(t),
      picture: t.string({
        description: 'The picture of the account, an absolute URL of at most 2000 characters.',
      }),
      emailConsent: t.boolean({ description: 'Whether the user wants to get emails.' }),
    }),
  },
  {
    description: 'Saves the account data of the signed-in user, with the consent to emails.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { loaders }) =>
      writeResult(
        await loaders.viewerWrites.saveUser({
          ...metadataBody(input),
          picture: input.picture,
          emailConsent: input.emailConsent,
        }),
      ),
  },
  {
    description: 'The result of the change.',
    outputFields: (t) => ({
      user: t.field({
        type: UserRef,
        description: 'The saved user; null when the data was rejected.',
        resolve: ({ row }) => (row === null ? null : { account: row }),
      }),
      userErrors: userErrorsField(t),
    }),
  },
);

builder.relayMutationField(
  'initUser',
  {
    description: 'A login.',
    inputFields: (t) => ({
      registerSource: t.string({
        description: 'What the user signed up for, at most 100 characters: `AddReview`.',
      }),
    }),
  },
  {
    nullable: true,
    description:
      'Records a login. Repeated calls count a login once. Leads that were sent with the email address of the user become their applications if the address is verified. When the call fails: null, and an error with `silenced` true; the login continues.',
    authScopes: { signedIn: true },
    // Errors of this mutation are silenced, including that of a missing token.
    unauthorizedResolver: (_query, _args, context) => {
      throw signedOut(context).silently();
    },
    resolve: async (_query, { input }, { loaders }): Promise<WriteResult<User>> =>
      silentWriteResult(await loaders.viewerWrites.initUser(input.registerSource)),
  },
  {
    description: 'Result of `initUser`.',
    outputFields: (t) => ({
      user: t.field({
        type: UserRef,
        description: 'The user after the login; null when it was refused.',
        resolve: (payload) => (payload?.row ? { account: payload.row } : null),
      }),
      userErrors: userErrorsField(t),
    }),
  },
);

const languageId = 'The language: the `id` of a Language or of a UserLanguage, or its code: `de`.';

const AddLanguageInput = builder.inputType('AddLanguageInput', {
  description: 'A language to add, or to change the level of.',
  fields: (t) => ({
    id: t.id({ required: true, description: languageId }),
    level: t.field({ type: LanguageLevelRef, description: 'How well the user speaks it.' }),
  }),
});

const DeleteLanguageInput = builder.inputType('DeleteLanguageInput', {
  description: 'A language to delete.',
  fields: (t) => ({ id: t.id({ required: true, description: languageId }) }),
});

builder.relayMutationField(
  'saveLanguages',
  {
    description: 'Changes to the languages a user speaks.',
    inputFields: (t) => ({
      addLanguages: t.field({ type: [AddLanguageInput], description: 'The languages to add, at most 50.' }),
      deleteLanguages: t.field({
        type: [DeleteLanguageInput],
        description: 'The languages to delete, at most 50.',
      }),
    }),
  },
  {
    description:
      'Adds and deletes languages that the signed-in user speaks. Either all changes are made or none.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { loaders }) =>
      writeResult(
        await loaders.viewerWrites.saveLanguages({
          add_languages: (input.addLanguages ?? []).map(({ id, level }) => ({ id: languageCode(id), level })),
          delete_languages: (input.deleteLanguages ?? []).map(({ id }) => ({ id: languageCode(id) })),
        }),
      ),
  },
  {
    description: 'The result of the changes.',
    outputFields: (t) => ({
      languages: t.field({
        type: [UserLanguageRef],
        description: 'All languages that the user speaks, after the changes; null when these were rejected.',
        resolve: ({ row }) => row?.items ?? null,
      }),
      viewer: viewerField(t),
      userErrors: userErrorsField(t),
    }),
  },
);
