import { ActiveSearch, type ActiveSearchProps } from '../search/ActiveSearch.tsx';
import { moreJobsTo } from '../search/moreJobSearch.ts';
import { useDetailName } from './useDetailName.ts';

interface FilteredSearchProps extends Omit<ActiveSearchProps, 'details'> {
  /** The currency of amounts; null if it is unknown. */
  readonly currency: string | null;
}

/** The active search with what its jobs must fulfil. */
export function FilteredSearch({ search, names, currency }: FilteredSearchProps) {
  const { names: nameOf } = useDetailName(currency);
  const { contract, payFrom, postedWithin, radius } = search;
  const details = [
    { name: radius && nameOf.radius(radius), to: { radius: null } },
    { name: contract && nameOf.contract(contract), to: { contract: null } },
    { name: payFrom && nameOf.payFrom(payFrom), to: { payFrom: null } },
    { name: postedWithin && nameOf.postedWithin(postedWithin), to: { postedWithin: null } },
  ].flatMap(({ name, to }) => (name ? [{ name, to: moreJobsTo({ ...search, ...to, chosen: true }) }] : []));
  return <ActiveSearch search={search} names={names} details={details} />;
}
