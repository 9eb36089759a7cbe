import { IconBriefcase, IconBuilding, IconCalendarDue, IconCategory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferFacts_offer$key } from '../../__generated__/OfferFacts_offer.graphql.ts';
import { ApplyButton } from '../../features/apply/ApplyButton.tsx';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { cityCategoryPath } from '../../routing/paths.ts';
import classes from './OfferFacts.module.css';

interface FactProps {
  readonly children: ReactNode;
  readonly icon: ReactNode;
  readonly label: string;
}

function Fact({ children, icon, label }: FactProps) {
  return (
    <div className={classes['fact']}>
      {icon}
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The offer at a glance, with the button to apply where there is room for it. */
export function OfferFacts({ offer: key }: { readonly offer: OfferFacts_offer$key }) {
  const { formatDate, formatMessage } = useIntl();
  const offer = useFragment(
    graphql`
      fragment OfferFacts_offer on JobOffer {
        type
        validThrough
        categories {
          id
          name
          slug
        }
        city {
          slug
        }
        partner {
          name
        }
        ...ApplyButton_offer
      }
    `,
    key,
  );
  const { categories, city, partner, validThrough } = offer;
  const look = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <aside className={classes['card']} aria-label={formatMessage({ id: 'offer.facts' })}>
      <dl className={classes['facts']}>
        {partner && (
          <Fact icon={<IconBuilding {...look} />} label="offer.facts.company">
            {partner.name}
          </Fact>
        )}
        <Fact icon={<IconBriefcase {...look} />} label="offer.facts.type">
          <FormattedMessage id={`offerType.${offer.type}`} />
        </Fact>
        {city && categories.length > 0 && (
          <Fact icon={<IconCategory {...look} />} label="offer.facts.categories">
            <FormattedList
              type="unit"
              value={categories.map(({ id, name, slug }) => (
                <LocalLink key={id} to={cityCategoryPath(city.slug, slug)}>
                  {name}
                </LocalLink>
              ))}
            />
          </Fact>
        )}
        {validThrough && (
          <Fact icon={<IconCalendarDue {...look} />} label="offer.facts.validThrough">
            <time dateTime={validThrough}>
              {formatDate(validThrough, { dateStyle: 'long', timeZone: 'UTC' })}
            </time>
          </Fact>
        )}
      </dl>
      <div className={classes['action']}>
        <ApplyButton clickSource="offer" fullWidth offer={offer} />
      </div>
    </aside>
  );
}
