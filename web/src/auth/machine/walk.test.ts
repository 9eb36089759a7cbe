import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeAmplify } from '../../../test/accountFixtures.ts';
import { transitions, type AccountEvent } from './transitions.ts';
import type { AccountName } from './account.ts';

vi.mock('../amplify/amplify.ts', () => fakeAmplify);
vi.mock('../login/postProcess.ts', () => ({ postProcess: () => Promise.resolve() }));

const email = 'kim@example.org';
const credentials = { email, password: 'correct horse battery' };
const signUpAnswer = (signUpStep: string, more: object = {}) => ({
  nextStep: { signUpStep, ...more },
  userId: 'user-1',
});
const mailed = { codeDeliveryDetails: { destination: 'k***' } };
const signInAnswer = (signInStep: string) => ({ nextStep: { signInStep } });
const totp = signInAnswer('CONFIRM_SIGN_IN_WITH_TOTP_CODE');

/** A page that has just been loaded, with what a former one has left in the browser. */
const load = async (left?: object) => {
  vi.resetModules();
  if (left !== undefined) localStorage.setItem('auth', JSON.stringify(left));
  const [
    fixtures,
    store,
    machine,
    signUps,
    signIns,
    providers,
    links,
    sessions,
    ready,
    hosted,
    names,
    tokens,
    addresses,
  ] = await Promise.all([
    import('../../../test/accountFixtures.ts'),
    import('../authStore.ts'),
    import('./accountMachine.ts'),
    import('../account/signUp.ts'),
    import('../account/signIn.ts'),
    import('../account/signInWithProvider.ts'),
    import('../account/waitForLink.ts'),
    import('../session/endSession.ts'),
    import('../session/readyAmplify.ts'),
    import('../session/hostedSignIn.ts'),
    import('../session/signInOf.ts'),
    import('../session/tokens.ts'),
    import('../account/changeAddress.ts'),
  ]);
  const { identityError } = fixtures;
  const { amplify, emit } = fakeAmplify;
  const requests: { resolve: (answer: unknown) => void; reject: (error: Error) => void }[] = [];
  const request = () => new Promise((resolve, reject) => requests.push({ resolve, reject }));
  for (const name of [
    'signUp',
    'signIn',
    'confirmSignUp',
    'confirmSignIn',
    'resendSignUpCode',
    'autoSignIn',
    'openHostedPage',
    'completeHostedSignIn',
    'getTokens',
    'updateUserAttributes',
  ] as const)
    amplify[name].mockImplementation(request);
  fixtures.setUpAccount();
  await ready.readyAmplify();
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  };
  /** Waits until a request is on its way, and answers it; the last one, because a page may have begun others. */
  const answer = async (given: unknown): Promise<void> => {
    await settle();
    const last = requests.pop();
    if (given instanceof Error) last?.reject(given);
    else last?.resolve(given);
    await settle();
  };
  const tokensOfKim = fixtures.tokens({ email_verified: true });
  return {
    ...store,
    ...machine,
    ...signUps,
    ...signIns,
    ...providers,
    ...links,
    ...addresses,
    answer,
    emit,
    settle,
    refusal: (name: string, text = 'no') => identityError(name, text),
    tokensOfKim,
    useLinks: () => fixtures.setUpAccount({ verification: 'link' }),
    endSession: () => sessions.endSession(names.currentSignIn()),
    signInElsewhere: () => store.changeAuth(tokens.sessionFields(tokensOfKim, Date.now()) ?? {}),
    comeBack: async () => {
      localStorage.setItem('CognitoIdentityServiceProvider.client.inflightOAuth', 'true');
      void hosted.returnFromHostedPage(await ready.readyAmplify());
    },
  };
};
type Site = Awaited<ReturnType<typeof load>>;
let page: Site | undefined;

const begin = {
  signUp: (site: Site) => void site.signUp({ ...credentials, emailConsent: true }),
  signIn: (site: Site) => void site.signIn(credentials),
};
const invalidSession = (site: Site) =>
  site.refusal('NotAuthorizedException', 'Invalid session for the user, session is expired.');

const wantAddress = async (site: Site): Promise<void> => {
  void site.sendAddressCode('new@example.org');
  await site.answer({ email: { nextStep: { updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE' } } });
};

/** How each state is reached, from a page that has just been loaded. */
const reach: Record<AccountName, (site: Site) => Promise<void> | void> = {
  closed: () => undefined,
  guest: (site) => void site.syncAccount(),
  signingUp: (site) => begin.signUp(site),
  codeWanted: async (site) => {
    await reach.signingUp(site);
    await site.answer(signUpAnswer('CONFIRM_SIGN_UP', mailed));
  },
  linkWanted: async (site) => {
    site.useLinks();
    await reach.signingUp(site);
    await site.answer(signUpAnswer('COMPLETE_AUTO_SIGN_IN', mailed));
  },
  confirming: async (site) => {
    await reach.codeWanted(site);
    void site.confirmSignUp('123456');
  },
  signingIn: (site) => begin.signIn(site),
  secondStep: async (site) => {
    await reach.signingIn(site);
    await site.answer(totp);
  },
  newPassword: async (site) => {
    await reach.signingIn(site);
    await site.answer(signInAnswer('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED'));
  },
  answering: async (site) => {
    await reach.secondStep(site);
    void site.answerChallenge('123456');
  },
  loginWanted: async (site) => {
    await reach.answering(site);
    await site.answer(invalidSession(site));
  },
  resetWanted: async (site) => {
    await reach.signingIn(site);
    await site.answer(signInAnswer('RESET_PASSWORD'));
  },
  resetSent: async (site) => {
    await reach.resetWanted(site);
    site.send('resetMailed', { email });
  },
  resetOpened: (site) => void site.send('openReset', { email }),
  resetSpent: async (site) => {
    await reach.resetOpened(site);
    site.send('resetRefused', { email });
  },
  atProvider: (site) => void site.signInWithProvider('google', { trigger: 'signUp' }),
  returning: (site) => site.comeBack(),
  loggingIn: async (site) => {
    await reach.signingIn(site);
    await site.settle();
    site.emit('signedIn');
  },
  signedIn: async (site) => {
    await reach.loggingIn(site);
    // The tokens are read once more, to see whether the user has left meanwhile.
    await site.answer(site.tokensOfKim);
    await site.answer(site.tokensOfKim);
  },
  addressWaits: async (site) => {
    await reach.signedIn(site);
    await wantAddress(site);
  },
  sessionEnded: async (site) => {
    await reach.signedIn(site);
    site.endSession();
  },
};

const answered = (given: object) => (site: Site) => site.answer(given);
/** Asks for another code of an account that was confirmed elsewhere. */
const resendToConfirmed = async (site: Site): Promise<void> => {
  void site.resendCode();
  await site.answer(site.refusal('InvalidParameterException', 'User is already confirmed.'));
};
/** Confirms an account that is confirmed already, by a code that another device has used. */
const confirmElsewhere = (site: Site): Promise<void> =>
  site.answer(
    site.refusal('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
  );
/** Answers what a sign-in is asked; where a link is waited for, the wait is one. */
const asked = (given: object) => async (site: Site) => {
  if (site.syncAccount().name === 'linkWanted') void site.waitForLink();
  await site.answer(given);
};

/** A sign-up in another tab waits. */
const signUpElsewhere = (site: Site, stepName: string): void => {
  site.changeAuth({ stepName, signUpEmail: email });
  site.syncAccount();
};

/** How each thing happens. */
const happen: Record<AccountEvent, (site: Site) => Promise<void> | void> = {
  nothingWaits: (site) => void site.syncAccount(),
  userFound: (site) => {
    site.signInElsewhere();
    site.syncAccount();
  },
  userLeft: (site) => {
    site.forgetAccount();
    site.syncAccount();
  },
  cameBack: (site) => site.comeBack(),
  signUp: begin.signUp,
  signIn: begin.signIn,
  leaveForProvider: (site) => void site.signInWithProvider('google', { trigger: 'signIn' }),
  forgot: (site) => void site.send('forgot', { email, isRequired: false }),
  openReset: (site) => void site.send('openReset', { email }),
  startAnew: (site) => void site.send('startAnew'),
  codeAsked: (site) => {
    const { name } = site.syncAccount();
    if (name === 'guest') return signUpElsewhere(site, 'confirmSignUp');
    return name === 'signingUp'
      ? site.answer(signUpAnswer('CONFIRM_SIGN_UP', mailed))
      : site.answer(signInAnswer('CONFIRM_SIGN_UP'));
  },
  linkAsked: (site) => {
    if (site.syncAccount().name === 'guest') return signUpElsewhere(site, 'waitForLink');
    site.useLinks();
    return site.syncAccount().name === 'signingUp'
      ? site.answer(signUpAnswer('COMPLETE_AUTO_SIGN_IN', mailed))
      : site.answer(signInAnswer('CONFIRM_SIGN_UP'));
  },
  linkSent: async (site) => {
    void site.resendCode();
    await site.answer({});
  },
  sendCode: (site) => void site.confirmSignUp('123456'),
  confirmed: (site) => {
    const { name } = site.syncAccount();
    if (name === 'confirming') return confirmElsewhere(site);
    return name === 'signingUp' ? site.answer(signUpAnswer('DONE')) : resendToConfirmed(site);
  },
  confirmedWithoutPassword: (site) =>
    site.syncAccount().name === 'confirming' ? confirmElsewhere(site) : resendToConfirmed(site),
  challenged: asked(totp),
  passwordAsked: asked(signInAnswer('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')),
  resetAsked: asked(signInAnswer('RESET_PASSWORD')),
  answer: (site) => void site.answerChallenge('123456'),
  stepOver: (site) => site.answer(invalidSession(site)),
  refused: (site) => site.answer(site.refusal('NetworkError', 'A network error has occurred.')),
  hostedFailed: async (site) => {
    const error = site.refusal('OAuthSignInException', 'An error occurred while validating the state.');
    if (site.syncAccount().name === 'atProvider') await site.answer(error);
    else site.emit('signInWithRedirect_failure', { error });
  },
  tokensReceived: async (site) => {
    if (site.syncAccount().name === 'linkWanted') void site.waitForLink();
    await site.settle();
    site.emit('signedIn');
  },
  loggedIn: async (site) => {
    await answered(site.tokensOfKim)(site);
    await answered(site.tokensOfKim)(site);
  },
  loginFailed: (site) => site.answer(site.refusal('NetworkError')),
  resetMailed: (site) => void site.send('resetMailed', { email }),
  tooManyResets: (site) => void site.send('tooManyResets', { email, why: 'tooManyLinks' }),
  resetRefused: (site) => void site.send('resetRefused', { email }),
  passwordSaved: (site) => void site.send('passwordSaved', { email, why: 'passwordChanged' }),
  addressAsked: wantAddress,
  addressSettled: (site) => site.giveUpAddress(),
  ended: (site) => site.endSession(),
};

/** What a former page has left, where that decides: a code or link that is waited for, without the password. */
const leftBy = (event: AccountEvent, from: AccountName): object | undefined => {
  const isCode = event === 'codeAsked' || from === 'codeWanted' || from === 'confirming';
  if (from !== 'closed' && event !== 'confirmedWithoutPassword') return undefined;
  if (event === 'nothingWaits' || event === 'userFound') return undefined;
  return { stepName: isCode ? 'confirmSignUp' : 'waitForLink', signUpEmail: email };
};
/** Where a refused request leads back to. */
const before: Partial<Record<AccountName, AccountName>> = {
  confirming: 'codeWanted',
  answering: 'secondStep',
};

const rules = Object.entries(transitions) as [AccountEvent, readonly [readonly AccountName[], string]][];
const edges = rules.flatMap(([event, [states, to]]) =>
  states.map((from) => ({ event, from, to: to === 'before' ? (before[from] ?? 'guest') : to })),
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // The listeners of a page must not outlive it.
  vi.spyOn(window, 'addEventListener').mockImplementation(() => undefined);
  vi.stubGlobal('reportError', () => undefined);
});
afterEach(() => {
  // Its listeners stay, and must not answer for the next page.
  page?.emit('signInWithRedirect_failure');
  page?.send('startAnew');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each(edges)('$from → $event → $to', async ({ event, from, to }) => {
  const left = leftBy(event, from);
  const site = await load(left);
  page = site;
  if (left === undefined) await reach[from](site);
  else if (from === 'confirming') void site.confirmSignUp('123456');
  await site.settle();
  // A look at it would open the page.
  expect(from === 'closed' ? from : site.syncAccount().name).toBe(from);
  const seen: unknown[] = [];
  site.subscribeToAccount((...transition) => seen.push(transition));
  if (from === 'closed' && left !== undefined) site.syncAccount();
  else await happen[event](site);
  await site.settle();
  expect(seen[0]).toEqual([event, from, to]);
});
