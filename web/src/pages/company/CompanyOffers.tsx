import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompanyOffers_offers$key } from '../../__generated__/CompanyOffers_offers.graphql.ts';
import { OfferCards } from '../../features/offer-list/OfferCards.tsx';
import { nodesOf } from '../../relay/nodesOf.ts';
import { CardGrid } from '../../ui/card/CardGrid.tsx';
import { EmptyState } from '../../ui/card/EmptyState.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import classes from './CompanyOffers.module.css';

interface CompanyOffersProps {
  /** Null when the offers did not load. */
  readonly offers: CompanyOffers_offers$key | null | undefined;
  readonly partner: { readonly name: string };
  /** The city of the offers; null for the top offers everywhere. */
  readonly place: string | null;
}

/** The gigs of the company: the one in the city, or the top ones. */
export function CompanyOffers({ offers, partner, place }: CompanyOffersProps) {
  const { formatMessage } = useIntl();
  const data = useFragment(
    graphql`
      fragment CompanyOffers_offers on JobOfferConnection {
        totalCount
        edges {
          node {
            ...OfferCards_offers
          }
        }
      }
    `,
    offers ?? null,
  );
  const nodes = nodesOf(data);
  const names = { partner: partner.name, city: place };
  return (
    <Section
      title={
        <FormattedMessage id={place === null ? 'company.offers' : 'company.offers.city'} values={names} />
      }
    >
      {!data ? (
        <SectionError message={formatMessage({ id: 'offers.failed' })} />
      ) : nodes.length === 0 ? (
        <EmptyState text={<FormattedMessage id="company.offers.none" values={names} />} />
      ) : (
        <>
          <CardGrid columns={3}>
            <OfferCards offers={nodes} />
          </CardGrid>
          {data.totalCount > nodes.length && (
            <p className={classes['more']}>
              <a href="#countries">
                <FormattedMessage id="company.offers.more" values={{ count: data.totalCount }} />
              </a>
            </p>
          )}
        </>
      )}
    </Section>
  );
}
