/** A category in the filter. */
export interface CompanyCategoryOption {
  readonly orgSlug: string;
  readonly name: string;
  /** The number of companies in it. */
  readonly count: number;
}

/** The props of the filter's controls and the data of partnerIndexFiltersModal. */
export interface CompanyFilterData {
  readonly options: readonly CompanyCategoryOption[];
  readonly category: string | null;
}
