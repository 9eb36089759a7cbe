import type { Location, Router } from 'found';
import { isHostedReturn } from '../../../routing/hostedReturn.ts';
import { authState } from '../../../auth/authStore.ts';
import { returnPath } from '../../../auth/returnAfterLogin.ts';
import { verificationCodeIn } from '../../../auth/verificationCode.ts';
import { readSession, writeSession } from '../../../browser/storage/sessionStore.ts';
import { withoutLanguage } from '../../../paths/paths.ts';
import type { Modals } from '../../../shell/modals/modalHost.tsx';
import { authBoxStore, nextAuthBox, opensByItself, screenOf } from './authBox.ts';
import { currentPartner } from './currentPartner.ts';
import { modalFrom, withoutModal } from './modalFrom.ts';

interface Entrance {
  readonly location: Location;
  readonly router: Router;
  readonly modals: Modals;
  readonly isGuest: boolean;
  /** Whether a hosted sign-in that failed leads back to the page where it began. */
  readonly comesBack: { current: boolean };
}

let isBoxOpen = false;

const openBox = ({ location, modals, isGuest }: Entrance): void => {
  const vt = new URLSearchParams(location.search).get('vt');
  const isNewVisit = readSession('authBoxVisit') === null;
  writeSession('authBoxVisit', '1');
  const box = nextAuthBox(authBoxStore.get(), { vt, isNewVisit, partnerName: currentPartner() });
  const opens = opensByItself(box, isGuest, withoutLanguage(location.pathname));
  authBoxStore.set({ ...box, shown: box.shown || opens });
  if (isBoxOpen && !opens && !box.closable) modals.close();
  isBoxOpen = opens;
  if (!opens) return;
  const { partnerName } = box;
  const data = { screen: screenOf(box), ...(partnerName === null ? {} : { partnerName }) };
  modals.open('Auth', data, { mandatory: !box.closable });
};

let hasAskedToVerify = false;

/** Asks a guest who has opened a verification link to log in, once, because the login confirms the address. */
const asksToVerify = ({ location, modals, isGuest }: Entrance): boolean => {
  if (!isGuest || hasAskedToVerify || verificationCodeIn(location.search) === null) return false;
  hasAskedToVerify = true;
  modals.open('Auth', { screen: 'login', notice: { id: 'auth.verified.logIn', isError: false } });
  return true;
};

/** Shows why a hosted sign-in has failed, in the form where it began. */
const showFailure = ({ modals }: Entrance): void => {
  const { authTrigger, registerSource } = authState();
  modals.open('Auth', {
    screen: authTrigger === 'signUp' ? 'signup' : 'login',
    ...(registerSource === null ? {} : { source: registerSource }),
  });
};

/**
 * Opens the modal that the address names, once, and removes it from the address; or the login after a hosted sign-in that
 * failed; or the box if it is due.
 */
export const openEntrance = (entrance: Entrance): void => {
  const { location, router, modals, isGuest, comesBack } = entrance;
  if (isHostedReturn(location.search)) {
    // The sign-in on the hosted page has failed: back to where it began. A code works once, so it leaves the address.
    comesBack.current = isGuest;
    if (isGuest) router.replace(returnPath() ?? location.pathname);
    return;
  }
  if (comesBack.current) {
    comesBack.current = false;
    showFailure(entrance);
    return;
  }
  const named = modalFrom(window.location.search);
  if (named === null) {
    if (!asksToVerify(entrance)) openBox(entrance);
    return;
  }
  router.replace(location.pathname + withoutModal(window.location.search));
  if (named.name === 'ResetPassword') modals.open(named.name, named.data);
  else if (!isGuest) return;
  else if (named.name === 'Auth') modals.open(named.name, named.data);
  else modals.open(named.name, named.data);
};
