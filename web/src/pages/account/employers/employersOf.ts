import type { ApplicationStage } from '../../../__generated__/EmployerList_offers.graphql.ts';
import { isMereVisit } from '../desk/stage/stages.ts';

interface Application {
  readonly appliedAt?: string | null | undefined;
  readonly application?:
    | { readonly stage: ApplicationStage; readonly reachedOn?: string | null | undefined }
    | null
    | undefined;
  readonly jobOffer?:
    | {
        readonly isDirectApply: boolean;
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
  /** Without visits to the company's site of which nothing else is known. */
  readonly count: number;
  /** The time of the latest application or visit. */
  readonly latest: string;
  /** Whether the latest was such a visit. */
  readonly isVisit: boolean;
}

/** The companies of the applications, that of the latest first. Gigs that were only reviewed do not count. */
export const employersOf = (applications: readonly Application[]): readonly Employer[] => {
  const employers = new Map<string, Employer>();
  for (const { appliedAt, application, jobOffer } of applications) {
    const partner = jobOffer?.partner;
    if (!partner || appliedAt == null) continue;
    const { name, slug, orgSlug } = partner;
    const before = employers.get(orgSlug);
    const isVisit = application ? isMereVisit(jobOffer.isDirectApply, application) : false;
    const isLatest = !before || before.latest <= appliedAt;
    employers.set(orgSlug, {
      name,
      slug,
      orgSlug,
      count: (before?.count ?? 0) + (isVisit ? 0 : 1),
      ...(isLatest ? { latest: appliedAt, isVisit } : { latest: before.latest, isVisit: before.isVisit }),
    });
  }
  return [...employers.values()].sort((one, other) => other.latest.localeCompare(one.latest));
};
