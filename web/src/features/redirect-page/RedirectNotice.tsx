import { useIntl, FormattedMessage } from 'react-intl';
import type { FullTimeFacts } from '../apply/lead/postLead.ts';
import { outsideUrl } from '../../paths/outsideUrl.ts';
import { PartnerLogo } from '../../ui/image/PartnerLogo.tsx';
import { RedirectBox } from './RedirectBox.tsx';
import classes from './RedirectBox.module.css';
import { RedirectError } from './RedirectError.tsx';
import { Steps } from './Steps.tsx';
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
  readonly partner: { readonly name: string; readonly orgSlug: string };
  /** The offer's own address at the partner. */
  readonly url: string;
}

/** Names the company to whose site the visitor is being redirected. The link also works without script. */
export function RedirectNotice(props: RedirectNoticeProps) {
  const { page, clickData, offerId, facts, price, partner, url } = props;
  const { formatMessage } = useIntl();
  const address = outsideUrl(url);
  useTimeOnPage(page);
  const hasNoTarget = useLeadAndRedirect({ clickData, fallbackUrl: address, offerId, facts, price });
  if (hasNoTarget) return <RedirectError />;
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
      {address !== null && (
        <a className={classes['link']} href={address} rel="nofollow">
          <FormattedMessage id="redirect.link" values={{ partner: partner.name }} />
        </a>
      )}
    </RedirectBox>
  );
}
