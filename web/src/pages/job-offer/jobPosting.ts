import type { JobPosting, WithContext } from 'schema-dts';
import { hiringOrganization } from '../../head/structured-data/hiringOrganization.ts';
import { postalAddress, type WorkPlace } from '../../head/structured-data/postalAddress.ts';

/** Fields of an offer that search engines require and its structured data may lack. */
export interface PostingFacts extends WorkPlace {
  readonly id: string;
  /** The page's absolute address. */
  readonly url: string | undefined;
  readonly title: string | null | undefined;
  /** The texts about the gig, as HTML. */
  readonly texts: readonly (string | null | undefined)[];
  readonly company: string | undefined;
  /** The absolute address of the company's logo. */
  readonly companyLogo: string | undefined;
  /** The company's own site. */
  readonly companyWebsite: string | null | undefined;
  readonly datePosted: string | null | undefined;
  readonly isDirectApply: boolean;
  readonly type: 'FREELANCE' | 'FULL_TIME' | 'PART_TIME' | 'STUDENT' | 'WEEKEND';
  readonly validThrough: string | null | undefined;
}

type Parts = Readonly<Record<string, unknown>>;

const employmentTypes: Record<PostingFacts['type'], string> = {
  FREELANCE: 'CONTRACTOR',
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  STUDENT: 'PART_TIME',
  WEEKEND: 'PART_TIME',
};

const partsOf = (value: unknown): Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Parts) : {};

/** The place of work, completed with the fields of the offer. */
const placeOf = (data: Parts, facts: PostingFacts): Parts => {
  const place = partsOf(data['jobLocation']);
  return {
    '@type': 'Place',
    ...place,
    address: { ...postalAddress(facts), ...partsOf(place['address']) },
  };
};

/**
 * The offer's structured data, completed with the fields of the offer. Values in the structured data take precedence.
 */
export const jobPosting = (jsonLd: unknown, facts: PostingFacts): WithContext<JobPosting> => {
  const data = partsOf(jsonLd);
  // Omits salaries: hourly earnings that visitors report are not a salary.
  const { baseSalary: _baseSalary, estimatedSalary: _estimatedSalary, ...fields } = data;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    ...(facts.title ? { title: facts.title } : {}),
    description: facts.texts.filter(Boolean).join(''),
    ...(facts.datePosted ? { datePosted: facts.datePosted } : {}),
    ...(facts.validThrough ? { validThrough: facts.validThrough } : {}),
    employmentType: employmentTypes[facts.type],
    identifier: {
      '@type': 'PropertyValue',
      ...(facts.company ? { name: facts.company } : {}),
      value: facts.id,
    },
    ...(facts.url ? { url: facts.url } : {}),
    ...fields,
    hiringOrganization: {
      ...hiringOrganization({
        name: facts.company,
        logo: facts.companyLogo,
        website: facts.companyWebsite,
      }),
      ...partsOf(fields['hiringOrganization']),
    },
    jobLocation: placeOf(fields, facts),
    // True only where visitors apply on this site, whatever the partner's data contain.
    directApply: facts.isDirectApply,
  } as WithContext<JobPosting>;
};
