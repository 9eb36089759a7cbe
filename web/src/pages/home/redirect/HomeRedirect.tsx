import { useRouter } from 'found';
import { useEffect, useState, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useSession } from '../../../auth/useSession.ts';
import { reportError } from '../../../browser/reportError.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { pathFor } from '../../../paths/paths.ts';
import classes from './HomeRedirect.module.css';
import type { RedirectPurpose } from './redirectPurpose.ts';

interface HomeRedirectProps {
  readonly purpose: RedirectPurpose;
  readonly children: ReactNode;
}

/**
 * The home page at an address that sends signed-in users on. The server does not know the visitor, so the page stays
 * hidden until the browser has found out that they stay.
 */
export function HomeRedirect({ purpose, children }: HomeRedirectProps) {
  const { router } = useRouter();
  const environment = useRelayEnvironment();
  const session = useSession();
  const language = useLanguage();
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (session === 'unknown') return undefined;
    let isCurrent = true;
    const decide = (path: string | null): void => {
      if (!isCurrent) return;
      if (path === null) setStays(true);
      else router.replace(pathFor(language, path));
    };
    if (session === 'guest') decide(null);
    else
      import('./redirectTarget.ts')
        .then(({ redirectTarget }) => redirectTarget(environment, purpose))
        .then(decide, (error: unknown) => {
          reportError(error, { where: 'redirect of the home page' });
          decide(null);
        });
    return () => {
      isCurrent = false;
    };
  }, [environment, language, purpose, router, session]);
  return (
    <div className={stays ? undefined : classes['undecided']} aria-busy={!stays}>
      {children}
    </div>
  );
}
