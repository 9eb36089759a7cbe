import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { isOnHosts, outsideUrl } from '../../paths/outsideUrl.ts';
import { wrappingButton } from '../../ui/button/wrappingButton.ts';
import classes from './OfferApply.module.css';
import { ApplyOnSite } from './ApplyOnSite.tsx';

interface ApplyWithoutScriptProps {
  readonly partnerName: string;
  readonly size: 'md' | 'lg';
  /** The offer's own address at the partner. */
  readonly url: string;
}

/** Says that the form needs script, and links to the company's site. An unknown host is named. */
export function ApplyWithoutScript({ partnerName, size, url }: ApplyWithoutScriptProps) {
  const { partnerHosts } = useSiteConfig();
  const address = outsideUrl(url);
  return (
    <>
      <p className={classes['withoutScript']}>
        <FormattedMessage id="offer.apply.withoutScript" />
      </p>
      {address && (
        <Button
          classNames={wrappingButton}
          component="a"
          fullWidth
          href={address}
          rel="nofollow noopener"
          rightSection={<IconArrowRight size={18} aria-hidden="true" />}
          size={size}
        >
          {isOnHosts(address, partnerHosts) ? (
            <ApplyOnSite partner={partnerName} />
          ) : (
            <FormattedMessage id="redirect.unknown.link" values={{ host: new URL(address).host }} />
          )}
        </Button>
      )}
    </>
  );
}
