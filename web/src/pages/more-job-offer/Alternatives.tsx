import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Alternatives_offer$key } from '../../__generated__/Alternatives_offer.graphql.ts';
import { MoreJobCards } from '../../features/more-jobs/results/MoreJobCards.tsx';
import { cityMoreJobsPath } from '../../features/more-jobs/search/place.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';

interface AlternativesProps {
  readonly offer: Alternatives_offer$key;
  readonly isExpired: boolean;
}

/** Three other open offers, and a link to all offers of the city. */
export function Alternatives({ offer: key, isExpired }: AlternativesProps) {
  const { alternatives, city } = useFragment(
    graphql`
      fragment Alternatives_offer on MoreJobOffer {
        alternatives(limit: 3) {
          city {
            slug
          }
          ...MoreJobCards_offers
        }
        city {
          name
          slug
          state
          country {
            code
          }
        }
      }
    `,
    key,
  );
  if (alternatives?.length === 0) return null;
  const isInCity = alternatives?.every((other) => other.city?.slug === city?.slug) ?? false;
  return (
    <Section
      title={
        isExpired ? (
          <FormattedMessage id="moreJob.alternatives" />
        ) : (
          <FormattedMessage id="moreJob.others" values={{ isInCity, city: city?.name }} />
        )
      }
      aside={
        city && (
          <LocalLink to={cityMoreJobsPath(city)}>
            <FormattedMessage id="moreJobs.inCity" values={{ city: city.name }} />
          </LocalLink>
        )
      }
    >
      {alternatives ? <MoreJobCards offers={alternatives} /> : <SectionError />}
    </Section>
  );
}
