interface Company {
  readonly name: string | undefined;
  /** The absolute URL of its logo. */
  readonly logo: string | undefined;
  /** The absolute URL of its page on this site. */
  readonly page?: string | undefined;
}

/** The company behind a job posting; unknown fields are omitted. */
export const hiringOrganization = ({ name, logo, page }: Company) => ({
  '@type': 'Organization' as const,
  ...(name ? { name } : {}),
  ...(logo ? { logo } : {}),
  ...(page ? { sameAs: page } : {}),
});
