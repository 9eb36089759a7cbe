import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferDetails_offer$key } from '../../../__generated__/OfferDetails_offer.graphql.ts';
import type { MessageId } from '../../../i18n/messageId.ts';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import { Fold } from '../../../ui/facts/Fold.tsx';
import { SectionError } from '../../../ui/section/SectionError.tsx';
import { DetailPart } from './DetailPart.tsx';
import classes from './OfferDetails.module.css';
import { ProductChips } from './ProductChips.tsx';

type Html = string | null | undefined;

interface Group {
  readonly id: string;
  readonly title: MessageId;
  readonly parts: readonly ReactNode[];
  /** Products that did not load. */
  readonly isFailed?: boolean;
}

const part = (id: MessageId, html: Html, title?: string | null) =>
  html ? (
    <DetailPart key={id} title={title || <FormattedMessage id={id} />}>
      <RichText html={html} />
    </DetailPart>
  ) : null;

const text = (html: Html) =>
  html ? (
    <div key="text" className={classes['text']}>
      <RichText html={html} />
    </div>
  ) : null;

/** The texts and products of the offer in groups; those without content are omitted. */
export function OfferDetails({ offer: key }: { readonly offer: OfferDetails_offer$key }) {
  const offer = useFragment(
    graphql`
      fragment OfferDetails_offer on JobOffer {
        id
        commonExpenses
        description
        earnings
        equipment {
          ...ProductChips_products
        }
        fees
        howToStart
        jobRequirementsDetails
        joiningBonus
        overview
        overviewHeader
        services {
          ...ProductChips_products
        }
      }
    `,
    key,
  );
  const products = (kind: 'equipment' | 'services') => {
    const list = offer[kind];
    return list?.length === 0 ? null : (
      <DetailPart key={kind} title={<FormattedMessage id={`offer.${kind}`} />}>
        {list ? <ProductChips products={list} /> : <SectionError />}
      </DetailPart>
    );
  };
  const groups: readonly Group[] = [
    {
      id: 'about',
      title: 'offer.about',
      parts: [
        part('offer.overview', offer.overview, offer.overviewHeader),
        part('offer.description', offer.description),
      ],
    },
    {
      id: 'requirements',
      title: 'offer.requirements',
      parts: [text(offer.jobRequirementsDetails), products('equipment')],
      isFailed: !offer.equipment,
    },
    {
      id: 'money',
      title: 'offer.money',
      parts: [
        part('offer.pay', offer.earnings),
        part('offer.bonus', offer.joiningBonus),
        part('offer.fees', offer.fees),
        part('offer.expenses', offer.commonExpenses),
      ],
    },
    {
      id: 'how-to-start',
      title: 'offer.howToStart',
      parts: [text(offer.howToStart), products('services')],
      isFailed: !offer.services,
    },
  ];
  const shown = groups.filter(({ parts }) => parts.some((one) => one !== null));
  return shown.map(({ id, title, parts, isFailed }, at) => (
    <Fold key={offer.id + id} id={id} title={<FormattedMessage id={title} />} isOpen={at === 0 || isFailed}>
      {parts}
    </Fold>
  ));
}
