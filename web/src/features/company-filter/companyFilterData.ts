/** A category as the filter offers it. */
export interface CompanyCategoryOption {
  readonly orgSlug: string;
  readonly name: string;
  /** How many companies offer it. */
  readonly count: number;
}

/** What the controls of the filter need, and what partnerIndexFiltersModal is opened with. */
export interface CompanyFilterData {
  readonly options: readonly CompanyCategoryOption[];
  readonly category: string | null;
}
