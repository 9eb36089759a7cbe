import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MockPayloadGenerator } from 'relay-test-utils';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { authState, changeAuth, forgetAccount } from '../../auth/authStore.ts';
import { accountRoutes } from './accountRoutes.tsx';

// Compiling a page takes longer than a test waits on a busy machine.
beforeAll(async () => {
  await Promise.all([
    import('./desk/DeskPage.tsx'),
    import('./profile/ProfilePage.tsx'),
    import('./profile/ProfileHead.tsx'),
    import('./profile/form/ProfileForm.tsx'),
    import('./profile/form/WorkRows.tsx'),
    import('./profile/ProfileLanguages.tsx'),
    import('../../features/auth/security/SecuritySection.tsx'),
    import('./profile/OwnData.tsx'),
  ]);
}, 60_000);

afterEach(() => {
  cleanup();
  forgetAccount();
});

const open = (path: string) => renderInSite(null, { path, routes: accountRoutes });
const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const signIn = () => changeAuth({ idToken: 'abc', expiresAt: Date.now() + 60_000 });

describe('the pages of the account', () => {
  it.each([
    ['/my-desk/jobs', 'My desk'],
    ['/profile/user', 'Your profile'],
    ['/profile/user/edit', 'Your profile'],
    ['/profile/employers', 'Companies you’ve applied to'],
  ])('%s asks a guest to sign in, and requests nothing', { tags: ['R2.34'] }, async (path, heading) => {
    const { environment } = await open(path);
    expect(await title()).toBe(heading);
    // The dialog opens with the page; the button opens it again.
    await screen.findByRole('dialog', { name: 'Log in' });
    expect(authState().redirectPath).toBe(path);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByRole('dialog', { name: 'Log in' });
    expect(screen.getByRole('link', { name: 'Find gigs' }).getAttribute('href')).toBe('/');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  it.each([
    ['/my-desk?utm_source=mail', '/my-desk/jobs?utm_source=mail'],
    ['/profile', '/profile/user'],
  ])('%s redirects to %s', { tags: ['R2.28', 'R2.33'] }, async (path, to) => {
    const { visited } = await open(path);
    await waitFor(() => expect(visited.mock.lastCall).toEqual([to]));
  });

  it.each(['/profile/user', '/profile/user/edit'])(
    '%s shows the form of the profile of a signed-in user',
    { tags: ['R2.29', 'R2.30'] },
    async (path) => {
      signIn();
      const { environment } = await open(path);
      await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          User: () => ({ email: 'ada@example.org', identityProvider: 'COGNITO' }),
          UserLanguage: () => ({ languageCode: 'de', level: 'FLUENT' }),
          UserMetadata: () => ({
            givenName: 'Ada',
            familyName: 'King',
            birthdate: '1990-03-05',
            gender: 'OTHER',
            typeOfJobs: ['WEEKEND'],
          }),
        }),
      );
      expect(await screen.findByText('Ada King')).toBeDefined();
      const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
      expect(['First name', 'Day', 'Month', 'Year', 'Gender'].map(valueOf)).toEqual([
        'Ada',
        '5',
        '3',
        '1990',
        'OTHER',
      ]);
      const current = screen.getByRole('link', { name: 'Your profile' });
      expect(current.getAttribute('aria-current')).toBe('page');
      expect(current.getAttribute('href')).toBe('/profile/user');
    },
  );

  it('changes of the languages are held until they are saved', { tags: ['R3.91'] }, async () => {
    signIn();
    const { environment } = await open('/profile/user');
    const operations = environment.mock.getAllOperations;
    await waitFor(() => expect(operations()).toHaveLength(1));
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        UserLanguage: () => ({ languageCode: 'de', level: 'FLUENT' }),
        Language: () => ({ languageCode: 'fr' }),
        UserMetadata: () => ({ birthdate: null, gender: null, typeOfJobs: [] }),
      }),
    );
    const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
    await press(/^Delete: German/);
    await press(/^Add a language/);
    await press(/^French/);
    await press(/^Native/);
    expect(await screen.findByText('You have unsaved changes.')).toBeDefined();
    expect(operations()).toEqual([]);
    await press(/^Save languages/);
    const input = { addLanguages: [{ id: 'fr', level: 'NATIVE' }], deleteLanguages: [{ id: 'de' }] };
    expect(operations().map(({ request }) => request.variables)).toEqual([{ input }]);
  });

  it('offers to try again when the data do not load', async () => {
    signIn();
    const { environment } = await open('/my-desk/jobs');
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    environment.mock.rejectMostRecentOperation(new Error('no network'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
