import { applyUntil } from '../../i18n/applyUntil.ts';
import { IconBriefcase, IconBuilding, IconCalendarDue, IconCategory } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferFacts_offer$key } from '../../__generated__/OfferFacts_offer.graphql.ts';
import { OfferApply } from '../../features/apply/OfferApply.tsx';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { cityCategoryPath } from '../../paths/paths.ts';
import { WrittenDate } from '../../ui/date/WrittenDate.tsx';
import { Fact, factIcon } from '../../ui/facts/Fact.tsx';
import { FactCard } from '../../ui/facts/FactCard.tsx';
import { typeMessage } from '../../features/filters/offerType.ts';

/** The key facts of the offer, with the apply button where there is room for it. */
export function OfferFacts({ offer: key }: { readonly offer: OfferFacts_offer$key }) {
  const { formatList, formatMessage } = useIntl();
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
        ...OfferApply_offer
      }
    `,
    key,
  );
  const { categories, city, partner } = offer;
  const validThrough = applyUntil(offer.validThrough);
  return (
    <FactCard
      label={formatMessage({ id: 'offer.facts' })}
      action={<OfferApply clickSource="offer" offer={offer} />}
    >
      {partner && (
        <Fact icon={<IconBuilding {...factIcon} />} label="offer.facts.company">
          {partner.name}
        </Fact>
      )}
      <Fact icon={<IconBriefcase {...factIcon} />} label="offer.facts.type">
        <FormattedMessage id={typeMessage(offer.type)} />
      </Fact>
      {city && categories.length > 0 && (
        <Fact icon={<IconCategory {...factIcon} />} label="offer.facts.categories">
          {formatList(
            categories.map(({ id, name, slug }) => (
              <LocalLink key={id} to={cityCategoryPath(city.slug, slug)}>
                {name}
              </LocalLink>
            )),
            { style: 'narrow' },
          )}
        </Fact>
      )}
      {validThrough && (
        <Fact icon={<IconCalendarDue {...factIcon} />} label="offer.facts.validThrough">
          <WrittenDate instant={validThrough} length="long" />
        </Fact>
      )}
    </FactCard>
  );
}
