/** What a list of reviews shows, and in which order. */
export interface ReviewFilter {
  readonly order: 'NEWEST' | 'MOST_HELPFUL';
  /** Only this number of stars; null for any. */
  readonly rating: number | null;
  /** Only texts in this language; null for any. */
  readonly language: string | null;
}

export const noFilter: ReviewFilter = { order: 'NEWEST', rating: null, language: null };
