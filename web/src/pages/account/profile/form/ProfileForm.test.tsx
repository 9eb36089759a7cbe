import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLazyLoadQuery } from 'react-relay';
import { createMockEnvironment, MockPayloadGenerator, type RelayMockEnvironment } from 'relay-test-utils';
import { afterEach, expect, it } from 'vitest';
import query, { type ProfilePageQuery } from '../../../../__generated__/ProfilePageQuery.graphql.ts';
import { renderInSite } from '../../../../../test/renderInSite.tsx';
import { ProfileForm } from './ProfileForm.tsx';

afterEach(cleanup);

const metadata = {
  givenName: 'Ada',
  familyName: 'Lovelace',
  birthdate: '1990-03-05',
  gender: 'FEMALE',
  phone: '+49 30 1234567',
  categories: [],
  typeOfJobs: ['WEEKEND', 'FULL_TIME'],
  workFromHome: null,
  worktown: null,
};
const user = {
  id: 'U',
  email: 'ada@example.com',
  emailConsent: true,
  givenName: '',
  familyName: '',
  metadata,
};

function Form() {
  const { viewer } = useLazyLoadQuery<ProfilePageQuery>(query, {});
  return viewer && <ProfileForm viewer={viewer} />;
}

const requested = ({ mock }: RelayMockEnvironment, name: RegExp) =>
  mock.getAllOperations().filter(({ request }) => name.test(request.node.params.name));

const answer = async (environment: RelayMockEnvironment, name: RegExp, data: object) => {
  const operation = await waitFor(() => {
    const found = requested(environment, name).at(-1);
    if (!found) throw new Error(`Nothing like ${String(name)} was requested.`);
    return found;
  });
  await act(async () => {
    environment.mock.resolve(operation, { data } as never);
    await Promise.resolve();
  });
  return operation.request.variables['input'] as unknown;
};

/** The form as it was opened before another tab saved a phone number and "Part-time". */
const open = async (provider: string | null) => {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      User: () => ({ ...user, identityProvider: provider }),
      UserMetadata: () => metadata,
    }),
  );
  await renderInSite(<Form />, { environment });
  await screen.findByLabelText('First name');
  return environment;
};

const elsewhere = { ...metadata, phone: '+49 30 7654321', typeOfJobs: ['WEEKEND', 'FULL_TIME', 'PART_TIME'] };

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('sends only the fields that were changed, and then shows what another tab has saved', async () => {
  const environment = await open(null);
  const name = screen.getByLabelText<HTMLInputElement>('First name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Augusta');
  await save();
  const stored = { ...user, metadata: { ...elsewhere, givenName: 'Augusta' } };
  const input = await answer(environment, /^useSaveProfile/, { saveUser: { user: stored, userErrors: [] } });
  expect(input).toEqual({ givenName: 'Augusta', language: 'en' });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('+49 30 7654321'));
  expect(name.value).toBe('Augusta');
});

it('adds to the kinds of work what another tab has chosen meanwhile', async () => {
  const environment = await open(null);
  await userEvent.click(screen.getByLabelText('Weekend'));
  await userEvent.click(screen.getByLabelText('Student job'));
  await save();
  await answer(environment, /^savedChoices/, { viewer: { id: 'U', metadata: elsewhere } });
  const input = await answer(environment, /^useSaveProfile/, { saveUser: { user, userErrors: [] } });
  expect(input).toEqual({ typeOfJobs: ['FULL_TIME', 'PART_TIME', 'STUDENT'], language: 'en' });
});

it('sends no names that another site defines', { tags: ['R6.26'] }, async () => {
  const environment = await open('GOOGLE');
  await userEvent.type(screen.getByLabelText('First name'), 'x');
  await userEvent.type(screen.getByLabelText('Phone'), '8');
  await save();
  const input = await answer(environment, /^useSaveProfile/, { saveUser: { user, userErrors: [] } });
  expect(input).toEqual({ phone: '+49 30 12345678', language: 'en' });
});
