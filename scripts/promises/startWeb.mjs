import { startNode } from './startNode.mjs';

/** Starts a site of its own, which renders each page for its request. */
export const startWeb = ({ gateway, services }, env = {}) =>
  startNode('web/src/server/main.ts', (port) => ({
    WEB_PORT: String(port),
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    GATEWAY_URL: gateway.split('?')[0],
    IMAGES_URL: `${services}/images`,
    HTML_CACHE_FRESH_S: '0',
    ...env,
  }));
