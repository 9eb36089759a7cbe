import { useRouter } from 'found';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';

/** Asks before a link, Back or a closed tab loses changes that are not saved. */
export const useUnsavedChanges = (hasChanges: boolean): void => {
  const { router } = useRouter();
  const question = useIntl().formatMessage({ id: 'form.leave' });
  useEffect(
    () => (hasChanges ? router.addNavigationListener(() => question, { beforeUnload: true }) : undefined),
    [hasChanges, question, router],
  );
};
