/** Where `redirect=` of the home page sends signed-in users: to the gigs, or to the job requirements, of their place. */
export type RedirectPurpose = 'job_offers' | 'job_requirements';

/** The purpose that the query names; null for any other query. */
export const redirectPurpose = (query: Readonly<Record<string, unknown>>): RedirectPurpose | null => {
  const { redirect } = query;
  return redirect === 'job_offers' || redirect === 'job_requirements' ? redirect : null;
};
