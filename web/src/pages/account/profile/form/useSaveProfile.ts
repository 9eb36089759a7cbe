import { graphql, useRelayEnvironment } from 'react-relay';
import type {
  SaveUserInput,
  useSaveProfileMutation,
} from '../../../../__generated__/useSaveProfileMutation.graphql.ts';
import { mergeChoices, savedChoices } from '../../../../features/profile/savedChoices.ts';
import { sendMutation, type Rejection } from '../../../../relay/sendMutation.ts';
import type { Refusal } from '../../../../ui/form/useForm.ts';
import { profileFields } from './profileDraft.ts';

const mutation = graphql`
  mutation useSaveProfileMutation($input: SaveUserInput!) {
    saveUser(input: $input) {
      user {
        emailConsent
        givenName
        familyName
        metadata {
          ...useProfile_metadata
        }
      }
      userErrors {
        field
        message
      }
    }
  }
`;

const refusalOf = (rejections: readonly Rejection[]): Refusal => {
  const fields: Partial<Record<string, string[]>> = {};
  for (const { field, message } of rejections) (fields[field?.[0] ?? ''] ??= []).push(message);
  const isShown = Object.keys(fields).every((name) => (profileFields as readonly string[]).includes(name));
  return isShown ? { fields } : { form: 'form.failed' };
};

type JobTypes = NonNullable<SaveUserInput['typeOfJobs']>;

/** Returns a function that saves changes of the profile. `shownTypes`: those that the form showed first. */
export const useSaveProfile = () => {
  const environment = useRelayEnvironment();
  return async (input: SaveUserInput, shownTypes: JobTypes): Promise<Refusal | undefined> => {
    try {
      const { typeOfJobs } = input;
      const merged = typeOfJobs && {
        typeOfJobs: mergeChoices((await savedChoices(environment)).typeOfJobs, shownTypes, typeOfJobs),
      };
      const variables = { input: { ...input, ...merged } };
      const { userErrors } = await sendMutation<useSaveProfileMutation>(environment, mutation, variables);
      return userErrors.length === 0 ? undefined : refusalOf(userErrors);
    } catch {
      return { form: 'form.failed' };
    }
  };
};
