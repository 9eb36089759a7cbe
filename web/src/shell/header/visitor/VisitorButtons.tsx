import { useSession } from '../../../auth/useSession.ts';
import { AuthButtons } from './AuthButtons.tsx';
import classes from './VisitorButtons.module.css';

/**
 * The login and the sign-up in the header of wide windows. They appear once the visitor is known to be a guest, and always
 * take their space, so that nothing moves.
 */
export function VisitorButtons() {
  return (
    <div className={classes['root']} data-guest={useSession() === 'guest' || undefined}>
      <AuthButtons />
    </div>
  );
}
