import { firstParameter } from '../../../paths/firstParameter.ts';
import { contractFromText, contractInText, type Contract } from './contract.ts';

/** What full-time offers must fulfil besides their place and words. */
export interface MoreJobDetails {
  readonly contract: Contract | null;
  /** The least pay for a month of full-time work, in the currency of the offers. */
  readonly payFrom: number | null;
  /** Days. */
  readonly postedWithin: number | null;
  /** Kilometres around the city. */
  readonly radius: number | null;
}

export const noDetails: MoreJobDetails = { contract: null, payFrom: null, postedWithin: null, radius: null };

type Query = Readonly<Record<string, unknown>>;

const numberUpTo = (value: unknown, max: number): number | null => {
  const text = firstParameter(value);
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= max ? Number(text) : null;
};

/** The details in a query string; invalid values are ignored. */
export const detailsFromQuery = (query: Query): MoreJobDetails => ({
  contract: contractFromText(firstParameter(query['contract'])),
  payFrom: numberUpTo(query['pay_from'], 1_000_000_000),
  postedWithin: numberUpTo(query['posted_within'], 365),
  radius: numberUpTo(query['radius'], 200),
});

/** The details as parameters of a query string. A radius needs a city. */
export const detailParameters = ({
  city,
  contract,
  payFrom,
  postedWithin,
  radius,
}: MoreJobDetails & { readonly city: string | null }): [string, string][] =>
  Object.entries({
    radius: city === null ? null : radius,
    contract: contract === null ? null : contractInText(contract),
    pay_from: payFrom,
    posted_within: postedWithin,
  }).flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, String(value)]]));

/** The details as the filter of a list in GraphQL; null without any. */
export const detailsInQuery = (details: MoreJobDetails): MoreJobDetails | null => {
  const { contract, payFrom, postedWithin, radius } = details;
  return countDetails(details) === 0 ? null : { contract, payFrom, postedWithin, radius };
};

/** The number of active details. */
export const countDetails = ({ contract, payFrom, postedWithin, radius }: MoreJobDetails): number =>
  [contract, payFrom, postedWithin, radius].filter((value) => value !== null).length;
