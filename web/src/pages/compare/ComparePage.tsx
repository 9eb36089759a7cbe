import { IconScale } from '@tabler/icons-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ComparePage_offers$key } from '../../__generated__/ComparePage_offers.graphql.ts';
import type { ComparePageQuery } from '../../__generated__/ComparePageQuery.graphql.ts';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { minCompared, comparison } from '../../features/comparison/comparison.ts';
import { comparePath, comparedPlaces } from '../../features/comparison/comparePath.ts';
import { storedOffer, type StoredOffer } from '../../features/stored-offers/storedOffers.ts';
import { useStoredList } from '../../features/stored-offers/useStoredList.ts';
import { minAnswers } from '../../features/offer-figures/minAnswers.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { cityPath, homePath } from '../../paths/paths.ts';
import type { PageProps } from '../../routing/pageOptions.ts';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { wrappingButton } from '../../ui/button/wrappingButton.ts';
import { EmptyState } from '../../ui/card/EmptyState.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { CompareActions } from './CompareActions.tsx';
import classes from './ComparePage.module.css';
import { CompareTable } from './CompareTable.tsx';

/**
 * Shown when there are fewer than two offers to compare: explains how to choose more, or links to the earlier choice.
 */
function TooFew({ only }: { readonly only: StoredOffer | undefined }) {
  const chosen = useStoredList(comparison);
  const { formatList } = useIntl();
  const values = { partner: only?.partner, city: only?.city };
  const toGigs = only === undefined ? homePath : cityPath(only.place.split('/')[0] ?? '');
  const icon = <IconScale size={32} stroke={1.5} aria-hidden />;
  if (chosen.length >= minCompared)
    return (
      <EmptyState
        icon={icon}
        title={<FormattedMessage id="compare.bar.list" />}
        text={formatList(chosen.map(({ partner }) => partner))}
        action={
          <LinkButton classNames={wrappingButton} to={comparePath(chosen.map(({ place }) => place))}>
            <FormattedMessage id="compare.bar.go" values={{ count: chosen.length }} />
          </LinkButton>
        }
      />
    );
  return (
    <EmptyState
      icon={icon}
      title={<FormattedMessage id={only ? 'compare.one.title' : 'compare.none.title'} values={values} />}
      text={<FormattedMessage id="compare.none.text" />}
      action={
        <LinkButton classNames={wrappingButton} to={toGigs}>
          <FormattedMessage id={only ? 'city.moreResults' : 'citySearch.submit'} values={values} />
        </LinkButton>
      }
    />
  );
}

/** Removes offers that no longer exist from the visitor's choice. */
const useRemoveMissingOffers = (missingPlaces: readonly string[]): void => {
  const places = missingPlaces.join(',');
  useEffect(() => {
    const rest = comparison.get().filter(({ place }) => !places.split(',').includes(place));
    if (rest.length < comparison.get().length) comparison.set(rest);
  }, [places]);
};

/** Maximum length of the title of tabs, bookmarks and shared links, including the product name. */
const maxLength = 70;

/** The title of a comparison: the name of the page, then as many companies as fit, and the number of the others. */
export const compareTitle = (title: string, companies: readonly string[], productName: string): string => {
  const titleWith = (count: number) =>
    [
      title,
      ...companies.slice(0, count),
      ...(count < companies.length ? [`+${companies.length - count}`] : []),
    ].join(' | ');
  const counts = [...companies.keys(), companies.length].reverse();
  return titleWith(counts.find((count) => `${titleWith(count)} | ${productName}`.length <= maxLength) ?? 0);
};

export const query = graphql`
  query ComparePageQuery($places: [JobOfferPlaceInput!]!) {
    jobOffersByPlaces(places: $places) {
      jobOffer @catch(to: RESULT) {
        id
        ...ComparePage_offers
      }
    }
  }
`;

/** A comparison of two to four offers, in the order of the address. */
export function ComparePage({ data, match }: PageProps<ComparePageQuery>) {
  const { formatMessage } = useIntl();
  const { productName } = useSiteConfig();
  const placesInQuery = comparedPlaces(match.location.query?.['offers']);
  const answers = data.jobOffersByPlaces.map(({ jobOffer }) => jobOffer);
  const lost = answers.filter(({ ok }) => !ok).length;
  const missingPlaces = placesInQuery.filter((_place, index) => answers[index]?.ok && !answers[index].value);
  const keys = answers.flatMap((answer) => (answer.ok && answer.value ? [answer.value] : []));
  // The address may name the same offer twice, with slugs of two languages.
  const found = keys.filter(({ id }, index) => keys.findIndex((other) => other.id === id) === index);
  const offers = useFragment<ComparePage_offers$key>(
    graphql`
      fragment ComparePage_offers on JobOffer @relay(plural: true) {
        id
        city {
          name
          slug
        }
        partner {
          name
          orgSlug
          slug
        }
        ...CompareTable_offers
      }
    `,
    found,
  );
  useRemoveMissingOffers(missingPlaces);
  const title = formatMessage({ id: 'compare.title' });
  const listed = offers.map(storedOffer).filter((offer) => offer !== null);
  const places = listed.map(({ place }) => place);
  return (
    <div className={classes['page']}>
      <PageHead
        noindex
        title={compareTitle(
          title,
          listed.map(({ partner }) => partner),
          productName,
        )}
        description={formatMessage({ id: 'compare.description' })}
        canonical={comparePath(places)}
      />
      <PageColumn>
        <Breadcrumbs items={[{ label: title }]} />
        <div className={classes['top']}>
          <div>
            <PageTitle gap="xs">{title}</PageTitle>
            <p className={classes['lead']}>
              <FormattedMessage id="compare.lead" />
            </p>
          </div>
          {listed.length >= minCompared && <CompareActions offers={listed} />}
        </div>
        {missingPlaces.length > 0 && (
          <p className={classes['notice']}>
            <FormattedMessage id="compare.gone" values={{ count: missingPlaces.length }} />
          </p>
        )}
        {lost > 0 && (
          <p className={classes['notice']}>
            <FormattedMessage id="compare.lost" values={{ count: lost }} />
          </p>
        )}
        {listed.length < minCompared ? (
          <TooFew only={listed[0]} />
        ) : (
          <>
            <CompareTable offers={offers} places={places} />
            <p className={classes['rule']}>
              <FormattedMessage id="compare.bestRule" values={{ count: minAnswers }} />
            </p>
          </>
        )}
      </PageColumn>
    </div>
  );
}
