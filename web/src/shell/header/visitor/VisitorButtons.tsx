import { useSession } from '../../../auth/useSession.ts';
import classes from './VisitorButtons.module.css';
import { VisitorItems } from './VisitorItems.tsx';

/** The login and the sign-up in the header of wide windows. They appear once the visitor is known to be a guest. */
export function VisitorButtons() {
  const session = useSession();
  return session === 'guest' ? (
    <div className={classes['root']}>
      <VisitorItems />
    </div>
  ) : null;
}
