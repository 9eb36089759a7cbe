import { Anchor } from '@mantine/core';
import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import { policyPath } from '../../../paths/paths.ts';
import { LocalLink } from '../../../routing/LocalLink.tsx';
import { useModals } from '../../../shell/modals/modalHost.tsx';
import { ModalPlace } from '../../../ui/modal/ModalPlace.ts';
import classes from '../auth.module.css';

/**
 * The choice of cookies, and the privacy policy where nothing above names it, in a dialog that covers the page and cannot be
 * closed.
 */
export function MandatoryNote({ namesPolicy }: { readonly namesPolicy: boolean }) {
  const { open } = useModals();
  if (!use(ModalPlace).mandatory) return null;
  return (
    <p className={classes['switch']}>
      {namesPolicy ? (
        <LocalLink to={policyPath}>
          <FormattedMessage id="policy.title" />
        </LocalLink>
      ) : null}
      <Anchor
        component="button"
        type="button"
        onClick={() => open('CookiePreferences', undefined, { above: true })}
      >
        <FormattedMessage id="footer.cookieSettings" />
      </Anchor>
    </p>
  );
}
