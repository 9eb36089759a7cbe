import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferProducts_offer$key } from '../../__generated__/OfferProducts_offer.graphql.ts';
import { Section } from '../../ui/section/Section.tsx';
import { ProductChips } from './ProductChips.tsx';

/** Equipment and services that help with the gig; a list without entries is left out. */
export function OfferProducts({ offer: key }: { readonly offer: OfferProducts_offer$key }) {
  const { equipment, services } = useFragment(
    graphql`
      fragment OfferProducts_offer on JobOffer {
        equipment {
          ...ProductChips_products
        }
        services {
          ...ProductChips_products
        }
      }
    `,
    key,
  );
  return (
    <>
      {equipment && equipment.length > 0 && (
        <Section title={<FormattedMessage id="offer.equipment" />}>
          <ProductChips products={equipment} />
        </Section>
      )}
      {services && services.length > 0 && (
        <Section title={<FormattedMessage id="offer.services" />}>
          <ProductChips products={services} />
        </Section>
      )}
    </>
  );
}
