import { siteOf } from '../../paths/outsideUrl.ts';
import type { EmployerAggregateRating, WithContext } from 'schema-dts';

/** The ratings of a company as shown on its page. */
export interface EmployerFacts {
  readonly name: string;
  /** The company's own site. */
  readonly website?: string | null | undefined;
  /** 1 to 5; null without ratings. */
  readonly rating: number | null | undefined;
  readonly ratingCount: number;
}

/** The ratings of a company as structured data; null when there are none. */
export const employerRating = ({
  name,
  website,
  rating,
  ratingCount,
}: EmployerFacts): WithContext<EmployerAggregateRating> | null => {
  const site = siteOf(website);
  return rating == null || ratingCount < 1
    ? null
    : {
        '@context': 'https://schema.org',
        '@type': 'EmployerAggregateRating',
        itemReviewed: { '@type': 'Organization', name, ...(site ? { sameAs: site.href } : {}) },
        ratingValue: rating,
        ratingCount,
        bestRating: 5,
        worstRating: 1,
      };
};
