import { useRouter } from 'found';
import { useEffect, useRef } from 'react';
import { isHostedReturn } from '../../../routing/hostedReturn.ts';
import { useSession } from '../../../auth/useSession.ts';
import { readLocal } from '../../../browser/storage/localStore.ts';
import { reportError } from '../../../browser/reportError.ts';
import { useModals } from '../../../shell/modals/modalHost.tsx';

/** Opens what the address asks for: a modal of the account, or the box that asks to sign up. */
export function AccountEntrances() {
  const { match, router } = useRouter();
  const modals = useModals();
  const session = useSession();
  const comesBack = useRef(false);
  const { location } = match;
  useEffect(() => {
    if (session === 'unknown') return;
    const isNamed = /[?&](modal|vt|verification_code)=/.test(location.search);
    const isDue = isNamed || comesBack.current || isHostedReturn(location.search);
    if (!isDue && readLocal('authBox') === null) return;
    import('./openEntrance.ts')
      .then(({ openEntrance }) =>
        openEntrance({ location, router, modals, isGuest: session === 'guest', comesBack }),
      )
      .catch(reportError);
  }, [location, router, modals, session]);
  return null;
}
