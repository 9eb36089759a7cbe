import { renderingSettings, webSettings } from './processSettings.mjs';
import { startNode } from './startNode.mjs';

/** Starts a site of its own, which renders each page for its request. */
export const startWeb = (addresses, env = {}) =>
  startNode('web/src/server/main.ts', (port) => ({
    ...webSettings(port, addresses),
    ...renderingSettings,
    ...env,
  }));
