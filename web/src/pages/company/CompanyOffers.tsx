import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompanyOffers_offers$key } from '../../__generated__/CompanyOffers_offers.graphql.ts';
import { OfferCards } from '../../features/offer-list/OfferCards.tsx';
import { companyPath } from '../../paths/paths.ts';
import { nodesOf } from '../../relay/nodesOf.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { CardGrid } from '../../ui/card/CardGrid.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import classes from './CompanyLinks.module.css';

interface CompanyOffersProps {
  /** Null when the offers did not load. */
  readonly offers: CompanyOffers_offers$key | null | undefined;
  readonly partner: { readonly name: string; readonly slug: string };
  /** The name of the city of the page. */
  readonly city: string | undefined;
  /** The country of the offers, where the page is of none. */
  readonly country: { readonly name: string; readonly slug: string } | undefined;
}

/** The gig of the company in a city, or its top ones in a country, named by their cities. Nothing without gigs. */
export function CompanyOffers({ offers, partner, city, country }: CompanyOffersProps) {
  const { formatMessage } = useIntl();
  const data = useFragment(
    graphql`
      fragment CompanyOffers_offers on JobOfferConnection {
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
  if (data && nodes.length === 0) return null;
  return (
    <Section
      title={
        <FormattedMessage
          id={city === undefined ? 'company.offers' : 'company.offers.city'}
          values={{ partner: partner.name, city }}
        />
      }
      aside={
        country && (
          <LocalLink className={classes['all']} to={companyPath(partner.slug, country.slug)}>
            <FormattedMessage id="company.cities.all" values={{ country: country.name }} />
          </LocalLink>
        )
      }
    >
      {data ? (
        <CardGrid columns={3}>
          <OfferCards isOfCompany={city === undefined} offers={nodes} />
        </CardGrid>
      ) : (
        <SectionError message={formatMessage({ id: 'offers.failed' })} />
      )}
    </Section>
  );
}
