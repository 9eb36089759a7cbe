import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAmplify, setUpAccount, tokens } from '../../../test/accountFixtures.ts';
import { applicantDraft, saveApplicantDraft } from '../applicant/applicantDraft.ts';
import { changeAuth, forgetAccount } from '../authStore.ts';
import type { fetchAccount, initUser, MetadataPatch, updateMetadata } from './accountCalls.ts';
import { logIn } from './logIn.ts';

vi.mock('../amplify/amplify.ts', async () => (await import('../../../test/accountFixtures.ts')).fakeAmplify);
vi.mock('./accountCalls.ts', async (original) => ({
  ...(await original<object>()),
  fetchAccount: vi.fn<typeof fetchAccount>(),
  initUser: vi.fn<typeof initUser>(async () => null),
  updateMetadata: vi.fn<typeof updateMetadata>(async () => undefined),
}));
const calls = await import('./accountCalls.ts');
const update = vi.mocked(calls.updateMetadata);

const typed = { email: ' KIM@example.org', given_name: '', family_name: ' Berg ', phone: '+43 1 23456' };
const empty: MetadataPatch = { phone: null, givenName: null, familyName: null };

beforeEach(() => {
  localStorage.clear();
  forgetAccount();
  setUpAccount();
  update.mockClear();
  const claims = { email: 'kim@example.org', email_verified: true, given_name: 'Kim' };
  fakeAmplify.amplify.getTokens.mockResolvedValue(tokens(claims));
});

/** Logs in after this was typed to apply; returns what is saved of it. */
const logInAfter = async (
  form: Partial<typeof typed>,
  { present = empty, loginsCount = 0 }: { present?: MetadataPatch; loginsCount?: number } = {},
) => {
  vi.mocked(calls.fetchAccount).mockResolvedValue({ loginsCount, metadata: present as never });
  saveApplicantDraft({ ...typed, ...form });
  changeAuth({ authTrigger: loginsCount === 0 ? 'signUp' : 'signIn', shouldPostProcess: true });
  await logIn();
  const saved = update.mock.calls.map(([, patch]) => patch);
  const { givenName, familyName, phone } = Object.assign({}, ...saved) as MetadataPatch;
  return [givenName, familyName, phone];
};

describe('the first login after an application', () => {
  it('fills the empty profile with the name and phone number of the form, which stay in it', async () => {
    expect(await logInAfter({})).toEqual(['Kim', 'Berg', '+43 1 23456']);
    expect(applicantDraft().phone).toBe('+43 1 23456');
  });

  it('leaves what the profile has, and what onboarding asked', async () => {
    localStorage.setItem('onboarding', '{"phone":"+43 1 999"}');
    const present = { ...empty, familyName: 'Tal' };
    expect(await logInAfter({ given_name: 'Kimberly' }, { present })).toEqual([
      'Kimberly',
      undefined,
      '+43 1 999',
    ]);
  });

  it('leaves out what the profile would refuse', async () => {
    expect(await logInAfter({ phone: '12', given_name: '???' })).toEqual(['Kim', 'Berg', undefined]);
  });

  it.each([
    ['', true],
    ['kim@example.or', false],
    ['tom@example.org', false],
  ])('ignores that of another address, and forgets it unless it has none: %j', async (email, stays) => {
    expect(await logInAfter({ email })).toEqual(['Kim', undefined, undefined]);
    expect([applicantDraft().phone, localStorage.getItem('directApply')?.includes('Berg') ?? false]).toEqual([
      stays ? typed.phone : '',
      stays,
    ]);
  });

  it('forgets what other guests have sent, at a later login, too', async () => {
    const sent = [
      { leadId: 'L1', guest: 'Kim@example.org' },
      { leadId: 'L2', guest: 'tom@example.org' },
      { leadId: 'L3' },
    ];
    localStorage.setItem('sentApplications', JSON.stringify(sent));
    await logInAfter({ email: 'tom@example.org' }, { loginsCount: 4 });
    expect(JSON.parse(localStorage.getItem('sentApplications') ?? '')).toEqual([sent[0], sent[2]]);
    expect(applicantDraft().phone).toBe('');
  });

  it('is no later one', async () => {
    expect(await logInAfter({}, { loginsCount: 4 })).toEqual(['Kim', undefined, undefined]);
  });
});
