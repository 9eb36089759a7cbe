import type { OfferText } from '../texts/offers/offerTexts.ts';

/** Returns the part of a JobPosting that all offers of a text set share, with `{city}` as a placeholder. */
export const structuredOfferData = (texts: OfferText, partnerName: string): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: texts.cardTitle,
    description: `${texts.description}${texts.jobRequirementsDetails}`,
    hiringOrganization: { '@type': 'Organization', name: partnerName },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: '{city}' },
    },
  });
