/** The orders of a list of reviews, the usual one first. */
export const reviewOrders = ['OWN_LANGUAGE', 'NEWEST', 'MOST_HELPFUL'] as const;

/** What a list of reviews shows, and in which order. */
export interface ReviewFilter {
  readonly order: (typeof reviewOrders)[number];
  /** Only this number of stars; null for any. */
  readonly rating: number | null;
  /** Only texts in this language; null for any. */
  readonly language: string | null;
}

export const noFilter: ReviewFilter = { order: 'OWN_LANGUAGE', rating: null, language: null };
