import { Button } from '@mantine/core';
import { useRouter } from 'found';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { fromPageParameter, savedPath } from '../../../paths/paths.ts';
import { useLocalPath } from '../../../paths/useLocalPath.ts';
import { wrappingButton } from '../../../ui/button/wrappingButton.ts';
import { Panel } from '../../../ui/page/Panel.tsx';
import classes from './Unsubscribe.module.css';

const results = ['done', 'expired', 'failed'] as const;

/**
 * Shown when the visitor opened the last link of a mail about new gigs: a button that ends these mails, and then what came of
 * it. Only the button ends them, because mail scanners follow links, too.
 */
export function Unsubscribe() {
  const localPath = useLocalPath();
  const { token: tokenInAddress, result } = useRouter().match.location.query as Readonly<
    Record<string, unknown>
  >;
  const [token] = useState(tokenInAddress);
  const shown = results.find((known) => known === result);
  useEffect(() => {
    // Whoever holds the token can end the mails, so that it must not reach others with the address.
    if (typeof token === 'string')
      window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);
  if (typeof token !== 'string' && !shown) return null;
  const query = new URLSearchParams({ token: String(token), [fromPageParameter]: '1' }).toString();
  return (
    <Panel title={<FormattedMessage id="unsubscribe.title" />}>
      <p className={classes['text']} role="status">
        <FormattedMessage id={`unsubscribe.${shown ?? 'text'}`} />
      </p>
      {typeof token === 'string' && (
        // A form, so that it works without script.
        <form method="post" action={`${localPath(savedPath)}?${query}`}>
          <Button type="submit" classNames={wrappingButton}>
            <FormattedMessage id="unsubscribe.submit" />
          </Button>
        </form>
      )}
    </Panel>
  );
}
