/** The settings by which a gateway finds all services at one origin. */
export const upstreamSettings = (origin) => ({
  WEB_API_URL: `${origin}/web-api`,
  SALES_API_URL: `${origin}/sales-api`,
  OFP_API_URL: `${origin}/ofp-api`,
  MORE_JOBS_API_URL: `${origin}/more-jobs-api`,
  IP_LOOKUP_URL: `${origin}/ip_lookup`,
});
