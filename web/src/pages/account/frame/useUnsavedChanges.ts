import { useRouter } from 'found';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { authState } from '../../../auth/authStore.ts';
import { useUnsaved } from '../../../auth/session/openForms.ts';

/**
 * Asks before a link, Back, a closed tab or a log-out loses changes that are not saved. Once the user has left the account there is
 * nothing to ask: they were asked before, or the session has ended and what was typed is stored.
 */
export const useUnsavedChanges = (hasChanges: boolean): void => {
  const { router } = useRouter();
  useUnsaved(hasChanges);
  const question = useIntl().formatMessage({ id: 'form.leave' });
  useEffect(
    () =>
      hasChanges
        ? router.addNavigationListener(() => authState().idToken === null || question, { beforeUnload: true })
        : undefined,
    [hasChanges, question, router],
  );
};
