import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { MoreJobFiltersModalQuery } from '../../../__generated__/MoreJobFiltersModalQuery.graphql.ts';
import { useUnsuspendedQuery } from '../../../relay/useUnsuspendedQuery.ts';
import type { ModalProps } from '../../../shell/modals/modalHost.tsx';
import { FiltersForm } from '../../filters/modal/FiltersForm.tsx';
import { useKeptChoices } from '../../filters/modal/useKeptChoices.ts';
import { noDetails } from '../search/moreJobDetails.ts';
import { countFilters, moreJobsTo, searchInQuery, type MoreJobSearch } from '../search/moreJobSearch.ts';
import { DetailChoices } from './DetailChoices.tsx';
import type { MoreJobFiltersData } from './moreJobFiltersData.ts';
import { RegionSelects } from './RegionSelects.tsx';

declare module '../../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly moreJobFilters: MoreJobFiltersData;
  }
}

/** What full-time offers can be filtered by, with the number of jobs that each choice leaves. Nothing changes until it is applied. */
export function MoreJobFiltersModal({ data, close }: ModalProps<'moreJobFilters'>) {
  const [search, setSearch] = useKeptChoices(moreJobsTo(data.search), data.search);
  const counted = useUnsuspendedQuery<MoreJobFiltersModalQuery>(
    graphql`
      query MoreJobFiltersModalQuery(
        $city: String
        $state: String
        $countryCode: String
        $keyword: String
        $filter: MoreJobFilter
      ) {
        moreJobOffers(
          citySlug: $city
          state: $state
          countryCode: $countryCode
          keyword: $keyword
          filter: $filter
          page: 1
          first: 1
        ) {
          totalCount
          totalIsExact
        }
        moreJobFacets(
          citySlug: $city
          state: $state
          countryCode: $countryCode
          keyword: $keyword
          filter: $filter
        ) {
          ...RegionSelects_facets
          ...DetailChoices_facets
        }
      }
    `,
    searchInQuery(search),
  );
  // The choices stay in their places while they are counted.
  const [latest, setLatest] = useState(counted?.moreJobFacets);
  const facets = counted?.moreJobFacets ?? latest;
  if (facets && facets !== latest) setLatest(facets);
  const offers = counted?.moreJobOffers;
  const change = (changed: Partial<MoreJobSearch>) => setSearch({ ...search, ...changed, chosen: true });
  const cleared = { ...noDetails, state: null };
  return (
    <FiltersForm
      close={close}
      clear={countFilters(search) === 0 ? null : () => change(cleared)}
      to={moreJobsTo(search)}
      applyLabel={
        offers?.totalIsExact ? (
          <FormattedMessage id="jobFilter.show" values={{ count: offers.totalCount }} />
        ) : (
          <FormattedMessage id="jobFilter.apply" />
        )
      }
      isEmpty={offers?.totalIsExact === true && offers.totalCount === 0}
    >
      <RegionSelects search={search} facets={facets} onChoose={change} />
      <DetailChoices
        search={search}
        city={search.city === null ? null : data.city}
        facets={facets}
        isCounted={counted?.moreJobFacets != null}
        onChoose={change}
      />
    </FiltersForm>
  );
}
