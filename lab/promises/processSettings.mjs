import { upstreamSettings } from '../bench/processes/upstreamSettings.mjs';

/** Settings of a gateway on a port, without limits of writes. */
export const gatewaySettings = (port, services) => ({
  GATEWAY_PORT: String(port),
  ...upstreamSettings(services),
  HOURLY_LIMITS: 'lead=0/0,city-request=0/0,city-search=0/0,review-report=0/0',
});

/** Settings of a site on a port. */
export const webSettings = (port, { gateway, services }) => ({
  WEB_PORT: String(port),
  PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  GATEWAY_URL: gateway.split('?')[0],
  IMAGES_URL: `${services}/images`,
});

/** Settings of a site that renders each page for its request. */
export const renderingSettings = { HTML_CACHE_FRESH_S: '0' };

/** Settings of a site that waits for a gateway that restarts, which takes long on a busy machine. */
export const patientSettings = { GATEWAY_RETRY_MS: '120000', BOT_PAGE_PATIENCE_MS: '120000' };
