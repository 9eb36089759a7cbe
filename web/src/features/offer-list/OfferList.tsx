import { IconSearchOff } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { LocalLink } from '../../routing/LocalLink.tsx';
import filledLink from '../../ui/button/filledLink.module.css';
import { CardGrid } from '../../ui/card/CardGrid.tsx';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { Pager } from '../../ui/pager/Pager.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import type { OfferList_offers$key } from '../../__generated__/OfferList_offers.graphql.ts';
import { cardsBeforeTile } from './endOfList.ts';
import { EndOfListTile } from './EndOfListTile.tsx';
import { OfferCard } from './OfferCard.tsx';
import classes from './OfferList.module.css';

interface OfferListProps {
  /** Null when the offers did not load. */
  readonly offers: OfferList_offers$key | null | undefined;
  readonly cityName: string;
  readonly page: number;
  readonly pageTo: (page: number) => string;
  /** The address without filters, when there are any. */
  readonly clearTo?: string | undefined;
}

/** One page of offers as a grid of cards, with links to the other pages. */
export function OfferList({ offers, cityName, page, pageTo, clearTo }: OfferListProps) {
  const { formatMessage } = useIntl();
  const data = useFragment(
    graphql`
      fragment OfferList_offers on JobOfferConnection {
        pageCount
        edges {
          node {
            id
            ...OfferCard_offer
          }
        }
      }
    `,
    offers ?? null,
  );
  if (!data) return <SectionError message={formatMessage({ id: 'offers.failed' })} />;
  const nodes = data.edges.flatMap((edge) => (edge?.node ? [edge.node] : []));
  if (nodes.length === 0) {
    return (
      <EmptyState
        icon={<IconSearchOff size={32} stroke={1.5} aria-hidden />}
        title={<FormattedMessage id="offers.empty.title" />}
        text={
          <FormattedMessage
            id={clearTo === undefined ? 'offers.empty.city' : 'offers.empty.filtered'}
            values={{ city: cityName }}
          />
        }
        action={
          clearTo !== undefined && (
            <LocalLink className={filledLink['link']} to={clearTo}>
              <FormattedMessage id="filters.clear" />
            </LocalLink>
          )
        }
      />
    );
  }
  const beforeTile = cardsBeforeTile(nodes.length);
  const card = (offer: (typeof nodes)[number]) => (
    <li key={offer.id}>
      <OfferCard offer={offer} />
    </li>
  );
  return (
    <>
      <CardGrid columns={3}>
        {nodes.slice(0, beforeTile).map(card)}
        {page >= data.pageCount && (
          <li className={classes['tile']}>
            <EndOfListTile />
          </li>
        )}
        {nodes.slice(beforeTile).map(card)}
      </CardGrid>
      <Pager
        page={page}
        pageCount={data.pageCount}
        pageTo={pageTo}
        Link={LocalLink}
        label={formatMessage({ id: 'offers.pagination' })}
      />
    </>
  );
}
