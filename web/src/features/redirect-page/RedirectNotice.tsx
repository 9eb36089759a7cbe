import type { ReactNode } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import type { FullTimeFacts } from '../apply/lead/postLead.ts';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { isOnHosts } from '../../paths/isOnHosts.ts';
import { outsideUrl } from '../../paths/outsideUrl.ts';
import { PartnerLogo } from '../../ui/image/PartnerLogo.tsx';
import { OutsideLink, Steps } from './Steps.tsx';
import { RedirectBox } from './RedirectBox.tsx';
import classes from './RedirectBox.module.css';
import { RedirectError } from './RedirectError.tsx';
import { RedirectUnknown } from './RedirectUnknown.tsx';
import { useKnownHost } from './useKnownHost.ts';
import { useLeadAndRedirect } from './useLeadAndRedirect.ts';
import { useTimeOnPage } from './useTimeOnPage.ts';

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
