import { siteOf } from '../../paths/outsideUrl.ts';

interface Company {
  readonly name: string | undefined;
  /** The absolute URL of its logo. */
  readonly logo: string | undefined;
  /** Its own site. */
  readonly website: string | null | undefined;
}

/** The company behind a job posting; unknown fields are omitted. */
export const hiringOrganization = ({ name, logo, website }: Company) => {
  const site = siteOf(website);
  return {
    '@type': 'Organization' as const,
    ...(name ? { name } : {}),
    ...(logo ? { logo } : {}),
    ...(site ? { sameAs: site.href } : {}),
  };
};
