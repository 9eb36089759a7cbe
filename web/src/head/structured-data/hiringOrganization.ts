interface Company {
  readonly name: string | undefined;
  /** The absolute address of its logo. */
  readonly logo: string | undefined;
  /** The absolute address of its page here. */
  readonly page?: string | undefined;
}

/** The company behind a job posting; what is not known is left out. */
export const hiringOrganization = ({ name, logo, page }: Company) => ({
  '@type': 'Organization' as const,
  ...(name ? { name } : {}),
  ...(logo ? { logo } : {}),
  ...(page ? { sameAs: page } : {}),
});
