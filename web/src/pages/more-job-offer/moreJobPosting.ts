import type { JobPosting, WithContext } from 'schema-dts';
import { hiringOrganization } from '../../head/structured-data/hiringOrganization.ts';
import { postalAddress, type WorkPlace } from '../../head/structured-data/postalAddress.ts';

/** The fields of a job posting. */
export interface MoreJobFacts extends WorkPlace {
  readonly title: string;
  readonly description: string;
  readonly feed: string;
  readonly uuid: string;
  readonly datePosted: string | null | undefined;
  readonly validThrough: string | null | undefined;
  readonly partner: string;
  /** The absolute address of the company's logo. */
  readonly logo: string;
  /** The company's own site. */
  readonly website: string | null | undefined;
  /** The page's absolute address. */
  readonly url: string;
}

/** The structured data of the offer. Visitors apply on the company's site, so it is never direct. */
export const moreJobPosting = (facts: MoreJobFacts): WithContext<JobPosting> => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: facts.title,
  description: facts.description,
  identifier: { '@type': 'PropertyValue', name: facts.feed, value: facts.uuid },
  ...(facts.datePosted ? { datePosted: facts.datePosted } : {}),
  ...(facts.validThrough ? { validThrough: facts.validThrough } : {}),
  employmentType: 'FULL_TIME',
  directApply: false,
  url: facts.url,
  hiringOrganization: hiringOrganization({
    name: facts.partner,
    logo: facts.logo,
    website: facts.website,
  }),
  jobLocation: {
    '@type': 'Place',
    address: postalAddress(facts),
  },
});
