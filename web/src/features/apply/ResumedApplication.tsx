import { useEffect } from 'react';
import { useSession } from '../../auth/useSession.ts';
import { useModals } from '../../shell/modals/modalHost.tsx';
import { applicationToResume, endResume } from './applyAfterLogin.ts';

/** Opens the application again that a guest left to sign in. */
export function ResumedApplication({ offerId }: { readonly offerId: string }) {
  const { open } = useModals();
  const session = useSession();
  useEffect(() => {
    const application = session === 'signedIn' ? applicationToResume(offerId) : null;
    if (application === null) return;
    endResume();
    open('DirectApply', application);
  }, [offerId, open, session]);
  return null;
}
