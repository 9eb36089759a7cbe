import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { useKnownHost_PartnerQuery } from '../../__generated__/useKnownHost_PartnerQuery.graphql.ts';
import { withTimeLimit } from '../../browser/timeLimits.ts';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { isOnHosts, outsideUrl } from '../../paths/outsideUrl.ts';
import { sendQuery } from '../../relay/sendQuery.ts';

/** How long the visitor waits for the company's website; without it, the host counts as unknown. */
const maxWaitMs = 3000;

const websiteOf = async (environment: IEnvironment, partnerSlug: string): Promise<string | null> => {
  const answer = await sendQuery<useKnownHost_PartnerQuery>(
    environment,
    graphql`
      query useKnownHost_PartnerQuery($partnerSlug: String!) {
        partner(slug: $partnerSlug) {
          websiteUrl
        }
      }
    `,
    { partnerSlug },
  );
  return outsideUrl(answer?.partner?.websiteUrl);
};

/** Whether an address is on the host of a company's website, with or without `www.`, or below it. */
const isOnWebsite = (address: string, website: string): boolean => {
  const host = new URL(website).hostname.replace(/^www\./, '');
  // A whole top-level domain is nobody's website.
  return host.includes('.') && isOnHosts(address, [host]);
};

/**
 * Returns a function that tells whether visitors can be sent to an address without a question: it is on a host from the
 * settings, or on the company's own website, which is only read for other hosts.
 */
export const useKnownHost = (partnerSlug: string): ((address: string) => Promise<boolean>) => {
  const environment = useRelayEnvironment();
  const { partnerHosts } = useSiteConfig();
  return useCallback(
    async (address) => {
      if (isOnHosts(address, partnerHosts)) return true;
      const website = await withTimeLimit(
        websiteOf(environment, partnerSlug),
        maxWaitMs,
        'The website took too long.',
      ).catch(() => null);
      return website !== null && isOnWebsite(address, website);
    },
    [environment, partnerHosts, partnerSlug],
  );
};
