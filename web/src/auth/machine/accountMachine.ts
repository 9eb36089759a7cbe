import { authState, changeAuth } from '../authStore.ts';
import { isSignedInNow } from '../session.ts';
import type { Account, AccountName, Resting } from './account.ts';
import { resets, transitions, type AccountEvent, type TargetOf } from './transitions.ts';

/** The state with this name. */
type StateOf<Name, State = Account> = State extends { readonly name: infer Names }
  ? Name extends Names
    ? Omit<State, 'name'> & { readonly name: Name }
    : never
  : never;

/** What the state to which an event leads holds besides its name. */
type DataOf<Event extends AccountEvent> =
  TargetOf<Event> extends 'before' ? object : Omit<StateOf<TargetOf<Event>>, 'name'>;

let current: Account = { name: 'closed' };

type Listener = (event: AccountEvent, from: AccountName, to: AccountName) => void;
const listeners = new Set<Listener>();

/** Calls `listener` after each transition. Returns a function that stops it. */
export const subscribeToAccount = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The step that the browser stores, so that a later page goes on; undefined if it stays as it is. */
const storedStep = (event: AccountEvent, state: Account): string | null | undefined => {
  switch (state.name) {
    case 'codeWanted':
      return 'confirmSignUp';
    case 'linkWanted':
      return 'waitForLink';
    case 'secondStep':
    case 'newPassword':
      return state.step.step;
    case 'resetWanted':
      return event === 'resetAsked' ? 'resetPassword' : undefined;
    case 'guest':
      return event === 'nothingWaits' || event === 'startAnew' || event === 'loginFailed' ? null : undefined;
    case 'loginWanted':
    case 'signedIn':
    case 'addressWaits':
      return null;
    default:
      return undefined;
  }
};

const targetOf = (event: AccountEvent, state: Account, data: object): Account | undefined => {
  const [from, to]: readonly [readonly AccountName[], string] = transitions[event];
  if (!from.includes(state.name)) return undefined;
  if (to === 'before') return 'before' in state ? state.before : undefined;
  return { ...data, name: to } as Account;
};

const move = (event: AccountEvent, data: object): void => {
  const target = targetOf(event, current, data);
  if (target === undefined) return;
  const from = current.name;
  current = target;
  const stepName = storedStep(event, target);
  if (stepName !== undefined && stepName !== authState().stepName) changeAuth({ stepName });
  listeners.forEach((listener) => listener(event, from, target.name));
};

/**
 * Follows what the browser stores about a sign-up that waits: a former page or another tab has begun it, or another user has logged
 * out since. Its password is not known here.
 */
const followSignUp = (): void => {
  const { stepName, signUpEmail: email } = authState();
  if (email === null || (current.name !== 'closed' && current.name !== 'guest')) return;
  const left = { email, password: null, sent: false };
  if (stepName === 'confirmSignUp') move('codeAsked', left);
  else if (stepName === 'waitForLink') move('linkAsked', { ...left, until: 0 });
};

/** Where a page begins that was loaded: what the last one left decides. */
const open = (): void => {
  if (authState().idToken !== null) move('userFound', {});
  followSignUp();
  move('nothingWaits', {});
};

/** Follows what the browser stores about a new address: a former page or another tab may have asked for its code, or entered it. */
const followAddress = (): void => {
  const { newAddress } = authState();
  if (newAddress === null) move('addressSettled', {});
  else if (!('address' in current) || current.address !== newAddress)
    move('addressAsked', { address: newAddress, sent: false });
};

/** Whether there was a user at the last look. */
let hadUser = false;

/** A sign-in in another tab ends whatever waits here; what a user has begun while signed in goes on. */
const followUser = (): void => {
  const hasUser = authState().idToken !== null;
  const mayWantReset = hadUser && (resets as readonly string[]).includes(current.name);
  hadUser = hasUser;
  if (!hasUser) move('userLeft', {});
  else if (isSignedInNow() && !mayWantReset) move('userFound', {});
};

/** Brings the state of the visitor's account up to date with what the browser stores, because other tabs may have signed in or out. */
export const syncAccount = (): Account => {
  if (current.name === 'closed') open();
  followUser();
  followSignUp();
  followAddress();
  return current;
};

/** Tells what has happened, with what the next state holds. Returns the state after it: the same if it came too late. */
export const send = <Event extends AccountEvent>(
  event: Event,
  ...data: object extends DataOf<Event> ? [] : [DataOf<Event>]
): Account => {
  syncAccount();
  move(event, data[0] ?? {});
  return current;
};

/** Where the visitor is, or was before the request that they wait for: where its refusal leads back to. */
export const restingPoint = (state: Account): Resting => {
  if ('before' in state) return state.before;
  switch (state.name) {
    case 'closed':
    case 'returning':
    case 'loggingIn':
      return { name: 'guest' };
    default:
      return state;
  }
};

/** Whether the site waits for the visitor, and not the other way round. */
export const isResting = (state: Account): state is Resting => restingPoint(state) === state;
