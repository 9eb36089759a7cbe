import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferProducts_offer$key } from '../../../__generated__/OfferProducts_offer.graphql.ts';
import { Section } from '../../../ui/section/Section.tsx';
import { SectionError } from '../../../ui/section/SectionError.tsx';
import { ProductChips } from './ProductChips.tsx';

/** Equipment and services that help with the gig; an empty list is omitted. */
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
  const lists = [
    { id: 'offer.equipment', products: equipment },
    { id: 'offer.services', products: services },
  ] as const;
  return lists.map(({ id, products }) =>
    products?.length === 0 ? null : (
      <Section key={id} title={<FormattedMessage id={id} />}>
        {products ? <ProductChips products={products} /> : <SectionError />}
      </Section>
    ),
  );
}
