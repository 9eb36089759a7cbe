import { useRouter } from 'found';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferList_city$key } from '../../__generated__/OfferList_city.graphql.ts';
import type { OfferList_offers$key } from '../../__generated__/OfferList_offers.graphql.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { Updating } from '../../routing/pending/Updating.tsx';
import { ScrollNotReady } from '../../routing/scroll/scrollReady.tsx';
import type { RoutingContext } from '../../routing/routingContext.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { CardGrid } from '../../ui/card/CardGrid.tsx';
import { Pager } from '../../ui/page/Pager.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import { EmptyList } from './EmptyList.tsx';
import { cardsBeforeTile } from './endOfList.ts';
import { FurtherSkeleton } from './FurtherSkeleton.tsx';
import { EndOfListTile } from './EndOfListTile.tsx';
import { OfferCards, type Inserted } from './OfferCards.tsx';
import { nodesOf } from '../../relay/nodesOf.ts';
import { SortedFigure } from './SortedFigure.tsx';
import classes from './OfferList.module.css';
import { useShowMore, type ListVariables } from './useShowMore.ts';

const pageSize = 20;

const FurtherOffers = lazyComponent(
  () => import('./FurtherOffers.tsx').then((m) => m.FurtherOffers),
  <FurtherSkeleton />,
);

interface OfferListProps {
  /** Null when the offers did not load. */
  readonly offers: OfferList_offers$key | null | undefined;
  /** The city of the list; null when it did not load. */
  readonly city: OfferList_city$key | null | undefined;
  readonly page: number;
  readonly pageTo: (page: number) => string;
  /** The variables of the list's query. */
  readonly variables: ListVariables;
  /** The address without filters, when there are any. */
  readonly clearTo?: string | undefined;
}

/** A page of offers as a grid of cards; further pages are added in place, and each has its own link. */
export function OfferList({ offers, city: cityKey, page, pageTo, clearTo, ...list }: OfferListProps) {
  const { match } = useRouter<RoutingContext | undefined>();
  const variables = { ...list.variables, utmSource: match.context?.utmSource ?? null };
  const { formatMessage } = useIntl();
  const data = useFragment(
    graphql`
      fragment OfferList_offers on JobOfferConnection @argumentDefinitions(bySignUp: { type: "Boolean!" }) {
        totalCount
        pageCount
        edges {
          node {
            id
            ...OfferCard_offer
            ...SortedFigure_offer @arguments(bySignUp: $bySignUp)
          }
        }
      }
    `,
    offers ?? null,
  );
  const city = useFragment(
    graphql`
      fragment OfferList_city on City {
        name
        ...EndOfListTile_city
      }
    `,
    cityKey ?? null,
  );
  const more = useShowMore(variables, page);
  if (!data) return <SectionError message={formatMessage({ id: 'offers.failed' })} />;
  const nodes = nodesOf(data);
  if (nodes.length === 0)
    return (
      <Updating>
        <EmptyList cityName={city?.name} clearTo={clearTo} />
      </Updating>
    );
  const { pageCount, totalCount } = data;
  const last = Math.min(more.last, Math.max(page, pageCount));
  const isEnd = last >= pageCount;
  const tileIndex = cardsBeforeTile(totalCount - (page - 1) * pageSize);
  const tileIn = (number: number): Inserted | undefined => {
    const before = tileIndex - (number - page) * pageSize;
    if (!isEnd || before < 0 || (before >= pageSize && number < last)) return undefined;
    return {
      before,
      item: (
        <li key="end" className={classes['tile']}>
          <EndOfListTile city={city} />
        </li>
      ),
    };
  };
  const further = Array.from({ length: last - page }, (_, index) => page + index + 1);
  return (
    <>
      {more.isRestoring && <ScrollNotReady />}
      <Updating>
        <CardGrid columns={3}>
          <OfferCards
            offers={nodes}
            figureOf={(offer) => <SortedFigure offer={offer} sort={variables.sort} />}
            inserted={tileIn(page)}
          />
          {further.map((number) => (
            <FurtherOffers
              key={number}
              variables={{ ...variables, page: number }}
              added={more.added}
              inserted={tileIn(number)}
            />
          ))}
        </CardGrid>
      </Updating>
      {!isEnd && (
        <p className={classes['more']}>
          <LinkButton
            variant="default"
            size="md"
            to={pageTo(last + 1)}
            aria-busy={more.isLoading}
            onClick={more.showMore}
          >
            {more.isLoading ? (
              <FormattedMessage id="app.loading" />
            ) : (
              <FormattedMessage
                id="offers.showMore"
                values={{ count: Math.min(pageSize, totalCount - last * pageSize) }}
              />
            )}
          </LinkButton>
        </p>
      )}
      <Pager
        page={page}
        pageCount={pageCount}
        pageTo={pageTo}
        Link={LocalLink}
        label={formatMessage({ id: 'offers.pagination' })}
      />
    </>
  );
}
