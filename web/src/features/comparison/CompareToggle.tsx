import { IconCheck, IconScale } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompareToggle_offer$key } from '../../__generated__/CompareToggle_offer.graphql.ts';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import { comparedOffer, maxCompared } from './comparedOffers.ts';
import { toggleCompared } from './comparisonStore.ts';
import classes from './CompareToggle.module.css';
import { useComparison } from './useComparison.ts';

/** Adds an offer to the comparison or removes it; shows a message when there is no room for another. */
export function CompareToggle({ offer: key }: { readonly offer: CompareToggle_offer$key }) {
  const { formatMessage } = useIntl();
  const flash = useFlash();
  const chosen = useComparison();
  const data = useFragment(
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
  const offer = comparedOffer(data);
  if (offer === null) return null;
  const pressed = chosen.some(({ id }) => id === offer.id);
  const toggle = () => {
    if (toggleCompared(offer)) return;
    const message = formatMessage({ id: 'compare.full' }, { count: maxCompared });
    flash({ variation: 'info', message, source: 'comparison', pushable: false });
  };
  const Icon = pressed ? IconCheck : IconScale;
  return (
    <button
      type="button"
      className={classes['toggle']}
      aria-label={formatMessage({ id: 'compare.toggle.label' }, { partner: offer.partner, city: offer.city })}
      aria-pressed={pressed}
      onClick={toggle}
    >
      <Icon size={18} stroke={pressed ? 2.5 : 1.75} aria-hidden />
      <FormattedMessage id="compare.toggle" />
    </button>
  );
}
