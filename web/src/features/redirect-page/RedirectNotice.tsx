import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { recordEvent } from '../../browser/recordEvent.ts';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { isOnHosts, outsideUrl } from '../../paths/outsideUrl.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { wrappingButton } from '../../ui/button/wrappingButton.ts';
import { PartnerLogo } from '../../ui/image/PartnerLogo.tsx';
import type { FullTimeFacts } from '../apply/lead/postLead.ts';
import classes from './RedirectBox.module.css';
import { RedirectBox } from './RedirectBox.tsx';
import { RedirectError } from './RedirectError.tsx';
import { OutsideLink, Steps } from './Steps.tsx';
import { useKnownHost } from './useKnownHost.ts';
import { useLeadAndRedirect } from './useLeadAndRedirect.ts';

interface RedirectUnknownProps {
  readonly address: string;
  readonly partnerName: string;
  /** The path of the offer. */
  readonly back: string;
}

/** Asks before the visitor leaves for a host that is not known to be the company's. */
function RedirectUnknown({ address, partnerName, back }: RedirectUnknownProps) {
  const { formatMessage } = useIntl();
  const { host } = new URL(address);
  return (
    <div role="alert">
      <RedirectBox
        sign={<IconExternalLink size={56} stroke={1.5} aria-hidden="true" />}
        title={formatMessage({ id: 'redirect.unknown.title' })}
      >
        <p className={classes['text']}>
          <FormattedMessage id="redirect.unknown.text" values={{ host, partner: partnerName }} />
        </p>
        <LinkButton classNames={wrappingButton} size="md" to={back}>
          <FormattedMessage id="redirect.unknown.back" />
        </LinkButton>
        <OutsideLink address={address} />
      </RedirectBox>
    </div>
  );
}

/** Records how long a page was open, in seconds, when the visitor leaves it. */
const useTimeOnPage = (page: string): void => {
  useEffect(() => {
    const start = performance.now();
    let recorded = false;
    const record = () => {
      if (recorded) return;
      recorded = true;
      recordEvent('time_on_page', { page, seconds: Math.round((performance.now() - start) / 100) / 10 });
    };
    window.addEventListener('pagehide', record);
    return () => {
      window.removeEventListener('pagehide', record);
      record();
    };
  }, [page]);
};

interface RedirectNoticeProps {
  /** The page's name in the time measurement. */
  readonly page: string;
  /** `cd` of the address, still encoded. */
  readonly clickData: string | undefined;
  readonly offerId: string;
  /** Fields of a full-time offer's lead besides its id. */
  readonly facts?: FullTimeFacts;
  /** The offer's price, a number without a currency. */
  readonly price: number;
  readonly partner: { readonly name: string; readonly slug: string; readonly orgSlug: string };
  /** The path of the offer. */
  readonly back: string;
  /** The offer's own address at the partner. */
  readonly url: string;
  /** Shown when the offer turns out to have closed; there is no redirect. */
  readonly closed: ReactNode;
}

/** Names the company to whose site the visitor is being redirected. The link also works without script. */
export function RedirectNotice(props: RedirectNoticeProps) {
  const { page, clickData, offerId, facts, price, partner, back, url, closed } = props;
  const { formatMessage } = useIntl();
  const { partnerHosts } = useSiteConfig();
  const address = outsideUrl(url);
  useTimeOnPage(page);
  const isKnownHost = useKnownHost(partner.slug);
  const state = useLeadAndRedirect({ clickData, fallbackUrl: address, offerId, facts, isKnownHost, price });
  if (state === 'noTarget') return <RedirectError />;
  if (state === 'closed') return closed;
  if (state !== 'underWay')
    return <RedirectUnknown address={state.unknown} partnerName={partner.name} back={back} />;
  return (
    <RedirectBox
      sign={
        <PartnerLogo
          priority
          alt={formatMessage({ id: 'images.logo' }, { partner: partner.name })}
          name={partner.name}
          orgSlug={partner.orgSlug}
        />
      }
      title={formatMessage({ id: 'redirect.title' }, { partner: partner.name })}
    >
      <Steps />
      <p className={classes['text']}>
        <FormattedMessage id="redirect.text" />
      </p>
      {address !== null &&
        (isOnHosts(address, partnerHosts) ? (
          <a className={classes['link']} href={address} rel="nofollow">
            <FormattedMessage id="redirect.link" values={{ partner: partner.name }} />
          </a>
        ) : (
          <OutsideLink address={address} />
        ))}
    </RedirectBox>
  );
}
