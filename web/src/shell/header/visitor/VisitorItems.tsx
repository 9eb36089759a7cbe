import { useSession } from '../../../auth/useSession.ts';
import { AuthButtons } from './AuthButtons.tsx';

/** The login and the sign-up in a menu, for visitors without an account. */
export function VisitorItems() {
  return useSession() === 'signedIn' ? null : <AuthButtons />;
}
