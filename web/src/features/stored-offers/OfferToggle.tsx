import type { Icon } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferToggle_offer$key } from '../../__generated__/OfferToggle_offer.graphql.ts';
import type { MessageId } from '../../i18n/messageId.ts';
import classes from './OfferToggle.module.css';
import type { StoredOfferList } from './storedOfferList.ts';
import { storedOffer, type StoredOffer } from './storedOffers.ts';
import { useStoredList } from './useStoredList.ts';

export interface OfferToggled {
  readonly offer: StoredOffer;
  /** Where in the list it was before; null when it was added. */
  readonly removedFrom: number | null;
  /** Whether there was no room for it. */
  readonly isRefused: boolean;
}

interface OfferToggleProps {
  readonly offer: OfferToggle_offer$key;
  readonly list: StoredOfferList;
  /** The message of the accessible name, with the company and the city. */
  readonly label: MessageId;
  /** The message of the text; without it the button is round, with the icon only. */
  readonly text: MessageId | null;
  readonly Icon: Icon;
  readonly PressedIcon: Icon;
  readonly onToggle: (outcome: OfferToggled) => void;
}

/** Adds an offer to a list or removes it. */
export function OfferToggle(props: OfferToggleProps) {
  const { list, label, text, Icon, PressedIcon, onToggle } = props;
  const { formatMessage } = useIntl();
  const chosen = useStoredList(list);
  const offer = storedOffer(
    useFragment(
      graphql`
        fragment OfferToggle_offer on JobOffer {
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
      props.offer,
    ),
  );
  if (offer === null) return null;
  const pressed = chosen.some(({ id }) => id === offer.id);
  const toggle = () => {
    const removedFrom = pressed ? list.remove(offer.id) : null;
    onToggle({ offer, removedFrom, isRefused: !pressed && !list.put(offer) });
  };
  const ShownIcon = pressed ? PressedIcon : Icon;
  return (
    <button
      type="button"
      className={classes['toggle']}
      data-round={text === null || undefined}
      aria-label={formatMessage({ id: label }, { ...offer })}
      aria-pressed={pressed}
      onClick={toggle}
    >
      <ShownIcon size={text ? 18 : 22} aria-hidden />
      {text && <FormattedMessage id={text} />}
    </button>
  );
}
