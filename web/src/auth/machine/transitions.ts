import type { AccountName } from './account.ts';

/** Where the visitor is asked for something before they are signed in. */
const asked = [
  'codeWanted',
  'linkWanted',
  'secondStep',
  'newPassword',
] as const satisfies readonly AccountName[];

/** Where a forgotten password is replaced: by a guest, or by a user who wants another one. */
export const resets = [
  'resetWanted',
  'resetSent',
  'resetOpened',
  'resetSpent',
] as const satisfies readonly AccountName[];

/** Where the visitor may begin something else. */
const free = [
  'guest',
  ...asked,
  'loginWanted',
  ...resets,
  'sessionEnded',
  'atProvider',
] as const satisfies readonly AccountName[];

/** Where the user is signed in; a new address of theirs may wait for its code. */
const signedIn = ['signedIn', 'addressWaits'] as const satisfies readonly AccountName[];

/** Where the visitor waits, and may begin something else, whose answer then counts. */
const waiting = ['signingUp', 'confirming', 'answering'] as const satisfies readonly AccountName[];

/** `before`: where the visitor was before the request. */
type Target = AccountName | 'before';

/**
 * What may happen, in which states, and where it leads. Anything else changes nothing: it is late. docs/account-states.md shows the
 * same by state, with what the visitor reads.
 */
export const transitions = {
  // The page is loaded, or another tab has signed in or out.
  nothingWaits: [['closed'], 'guest'],
  userFound: [['closed', ...free], 'signedIn'],
  userLeft: [signedIn, 'guest'],
  cameBack: [['guest', 'codeWanted', 'linkWanted', ...signedIn], 'returning'],

  // The visitor begins something. A session that cannot be renewed is kept, and its user is a guest meanwhile.
  signUp: [[...free, ...waiting, ...signedIn], 'signingUp'],
  signIn: [[...free, ...waiting, 'returning', 'loggingIn', ...signedIn], 'signingIn'],
  leaveForProvider: [[...free, ...signedIn], 'atProvider'],
  forgot: [[...free, ...waiting, 'signingIn', ...signedIn], 'resetWanted'],
  openReset: [[...free, ...signedIn], 'resetOpened'],
  startAnew: [[...free, ...waiting, 'signingIn'], 'guest'],

  // An account waits for its code or link; the sign-up may have begun in another tab.
  codeAsked: [['closed', 'guest', 'signingUp', 'signingIn'], 'codeWanted'],
  linkAsked: [['closed', 'guest', 'signingUp', 'signingIn'], 'linkWanted'],
  linkSent: [['linkWanted'], 'linkWanted'],
  sendCode: [['codeWanted'], 'confirming'],
  confirmed: [['signingUp', 'confirming', 'codeWanted', 'linkWanted'], 'signingIn'],
  confirmedWithoutPassword: [['confirming', 'codeWanted', 'linkWanted'], 'loginWanted'],

  // The service asks for more than the password.
  challenged: [['signingIn', 'answering', 'linkWanted'], 'secondStep'],
  passwordAsked: [['signingIn', 'answering', 'linkWanted'], 'newPassword'],
  resetAsked: [['signingIn', 'answering', 'linkWanted'], 'resetWanted'],
  answer: [['secondStep', 'newPassword'], 'answering'],
  stepOver: [['answering'], 'loginWanted'],

  // A request is refused, or gets no answer.
  refused: [['signingUp', 'signingIn', 'confirming', 'answering'], 'before'],
  hostedFailed: [['returning', 'atProvider'], 'guest'],

  // The tokens arrive.
  tokensReceived: [['signingIn', 'answering', 'linkWanted', 'returning'], 'loggingIn'],
  loggedIn: [['loggingIn'], 'signedIn'],
  loginFailed: [['loggingIn'], 'guest'],

  // The password is forgotten.
  resetMailed: [['resetWanted'], 'resetSent'],
  tooManyResets: [['resetWanted'], 'loginWanted'],
  resetRefused: [['resetOpened'], 'resetSpent'],
  passwordSaved: [['resetOpened'], 'loginWanted'],

  // The user wants another address, here or in another tab, and enters its code or gives it up.
  addressAsked: [signedIn, 'addressWaits'],
  addressSettled: [['addressWaits'], 'signedIn'],

  // The session is over.
  ended: [['loggingIn', ...signedIn], 'sessionEnded'],
} as const satisfies Readonly<Record<string, readonly [readonly AccountName[], Target]>>;

export type AccountEvent = keyof typeof transitions;

/** The state to which an event leads. */
export type TargetOf<Event extends AccountEvent> = (typeof transitions)[Event][1];
