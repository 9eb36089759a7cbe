interface Application {
  readonly appliedAt?: string | null | undefined;
  readonly jobOffer?:
    | {
        readonly partner?:
          | { readonly name: string; readonly slug: string; readonly orgSlug: string }
          | null
          | undefined;
      }
    | null
    | undefined;
}

/** A company with the user's applications to it. */
export interface Employer {
  readonly name: string;
  readonly slug: string;
  readonly orgSlug: string;
  readonly count: number;
  /** The time of the latest application. */
  readonly latest: string;
}

/** The companies of the applications, that of the latest first. Gigs that were only reviewed do not count. */
export const employersOf = (applications: readonly Application[]): readonly Employer[] => {
  const employers = new Map<string, Employer>();
  for (const { appliedAt, jobOffer } of applications) {
    const partner = jobOffer?.partner;
    if (!partner || appliedAt == null) continue;
    const { name, slug, orgSlug } = partner;
    const before = employers.get(orgSlug);
    employers.set(orgSlug, {
      name,
      slug,
      orgSlug,
      count: (before?.count ?? 0) + 1,
      latest: before && before.latest > appliedAt ? before.latest : appliedAt,
    });
  }
  return [...employers.values()].sort((one, other) => other.latest.localeCompare(one.latest));
};
