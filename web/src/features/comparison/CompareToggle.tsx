import { IconCheck, IconScale } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompareToggle_offer$key } from '../../__generated__/CompareToggle_offer.graphql.ts';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import { MOST_COMPARED } from './comparedOffers.ts';
import { toggleCompared } from './comparisonStore.ts';
import classes from './CompareToggle.module.css';
import { useComparison } from './useComparison.ts';

/** Chooses an offer for comparison, or no longer; says why where there is no room for another. */
export function CompareToggle({ offer: key }: { readonly offer: CompareToggle_offer$key }) {
  const { formatMessage } = useIntl();
  const flash = useFlash();
  const chosen = useComparison();
  const { id, city, partner } = useFragment(
    graphql`
      fragment CompareToggle_offer on JobOffer {
        id
        city {
          name
          slug
        }
        partner {
          name
          orgSlug
          slug
        }
      }
    `,
    key,
  );
  if (!city || !partner) return null;
  const names = { partner: partner.name, city: city.name };
  const pressed = chosen.some((other) => other.id === id);
  const toggle = () => {
    const place = `${city.slug}/${partner.slug}`;
    if (toggleCompared({ id, place, ...names, logo: partner.orgSlug })) return;
    const message = formatMessage({ id: 'compare.full' }, { count: MOST_COMPARED });
    flash({ variation: 'info', message, source: 'comparison', pushable: false });
  };
  const Icon = pressed ? IconCheck : IconScale;
  return (
    <button
      type="button"
      className={classes['toggle']}
      aria-label={formatMessage({ id: 'compare.toggle.label' }, names)}
      aria-pressed={pressed}
      onClick={toggle}
    >
      <Icon size={18} stroke={pressed ? 2.5 : 1.75} aria-hidden />
      <FormattedMessage id="compare.toggle" />
    </button>
  );
}
