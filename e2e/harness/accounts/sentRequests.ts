import type { Page } from '@playwright/test';

/** The operations that a page asks the identity service for, from now on. */
export const targetsOf = (page: Page, identity: string): readonly string[] => {
  const targets: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).origin === identity)
      targets.push(request.headers()['x-amz-target'] ?? '');
  });
  return targets;
};

/** The origins that a page sends a secret to from now on, in an address, a header or a body. */
export const originsTold = (page: Page, secret: string): ReadonlySet<string> => {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const sent = [request.url(), ...Object.values(request.headers()), request.postData() ?? ''];
    if (sent.some((text) => text.includes(secret))) origins.add(new URL(request.url()).origin);
  });
  return origins;
};
