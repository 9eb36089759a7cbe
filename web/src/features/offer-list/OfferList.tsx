import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { JobOfferSort } from '../../__generated__/CityPageQuery.graphql.ts';
import type { OfferCards_offers$key } from '../../__generated__/OfferCards_offers.graphql.ts';
import type { OfferList_city$key } from '../../__generated__/OfferList_city.graphql.ts';
import { ShowMore } from '../list-page/ShowMore.tsx';
import { useShowMore, type GrowingList } from '../list-page/useShowMore.ts';
import { withLateTexts } from '../../i18n/lateTexts.ts';
import type { Paginated } from '../../relay/LoadNext.tsx';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { Updating } from '../../routing/pending/Updating.tsx';
import { CardGrid } from '../../ui/card/CardGrid.tsx';
import { Pager } from '../../ui/page/Pager.tsx';
import { written } from '../../ui/rich-text/written.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import { cardsBeforeTile } from './endOfList.ts';
import type { EmptiedList } from './empty/emptiedList.ts';
import { EndOfListTile } from './EndOfListTile.tsx';
import classes from './OfferList.module.css';
import { OfferCards } from './OfferCards.tsx';
import { SkeletonCards } from './OfferListSkeleton.tsx';

// Few lists are empty.
const EmptyList = import.meta.env.SSR
  ? (await import('./empty/EmptyList.tsx')).EmptyList
  : lazyComponent(
      withLateTexts(() => import('./empty/EmptyList.tsx').then((m) => m.EmptyList)),
      written,
    );

const pageSize = 20;

interface OfferListProps {
  /** The offers from this page on, as far as they are loaded; null when they did not load. */
  readonly offers: GrowingList<OfferCards_offers$key[number]> | null | undefined;
  /** Where they are from, to load the next. */
  readonly paginated: Paginated;
  /** The city of the list; null when it did not load. */
  readonly city: OfferList_city$key | null | undefined;
  readonly page: number;
  readonly pageTo: (page: number) => string;
  readonly sort: JobOfferSort | null | undefined;
  /** What to say of filters that match nothing, when there are any. */
  readonly emptied: EmptiedList | undefined;
}

/** A page of offers as a grid of cards; further pages are added in place, and each has its own link. */
export function OfferList(props: OfferListProps) {
  const { offers, paginated, page, pageTo, sort, emptied } = props;
  const { formatMessage } = useIntl();
  const city = useFragment(
    graphql`
      fragment OfferList_city on City {
        name
        ...EndOfListTile_city
      }
    `,
    props.city ?? null,
  );
  const more = useShowMore(offers, { page, pageSize });
  if (!offers) return <SectionError message={formatMessage({ id: 'offers.failed' })} />;
  const { nodes } = more;
  if (nodes.length === 0)
    return (
      <Updating>
        <EmptyList cityName={city?.name} emptied={emptied} />
      </Updating>
    );
  const tile = (
    <li className={classes['tile']}>
      <EndOfListTile city={city} />
    </li>
  );
  return (
    <>
      <Updating>
        <CardGrid columns={3}>
          <OfferCards
            offers={nodes}
            isOfCity
            sort={sort}
            inserted={
              more.nextPage === null ? { before: cardsBeforeTile(nodes.length), item: tile } : undefined
            }
            marked={more.firstAdded}
          />
          {more.isLoading && <SkeletonCards />}
        </CardGrid>
      </Updating>
      <ShowMore
        more={more}
        paginated={paginated}
        pageTo={pageTo}
        label={<FormattedMessage id="offers.showMore" values={{ count: more.nextCount }} />}
      />
      <Pager
        {...more.pager}
        pageTo={pageTo}
        Link={LocalLink}
        label={formatMessage({ id: 'offers.pagination' })}
      />
    </>
  );
}
