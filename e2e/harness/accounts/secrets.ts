import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { logsFolder } from '../folders.ts';

interface SeenRequest {
  readonly url: string;
  readonly referer: string;
}

/** The link of a mail leads to a page whose address has the secret; nothing else may. */
const isMailedLink = (url: string, links: readonly string[]): boolean =>
  links.some((link) => url.endsWith(link));

/** Watches where a page sends and shows addresses, so that secrets can be looked for in them afterwards. */
export const watchAddresses = (page: Page) => {
  const requests: SeenRequest[] = [];
  page.on('request', (request) =>
    requests.push({ url: request.url(), referer: request.headers()['referer'] ?? '' }),
  );
  return {
    /** Fails if a secret is in the address of a request, in a referrer, in the address of the page, or in a log. */
    expectNone: async (secrets: readonly string[], links: readonly string[] = []): Promise<void> => {
      const sent = requests.flatMap(({ url, referer }) => [
        ...(isMailedLink(url, links) ? [] : [`request to ${url}`]),
        `referrer ${referer}`,
      ]);
      const logs = readdirSync(logsFolder).map(
        (name) => `${name}: ${readFileSync(join(logsFolder, name), 'utf8')}`,
      );
      for (const place of [...sent, `page ${page.url()}`, ...logs])
        for (const secret of secrets)
          if (place.includes(secret))
            expect.soft(place.slice(0, 300), 'contains a secret').not.toContain(secret);
      expect(requests.length).toBeGreaterThan(0);
      expect(logs.length).toBeGreaterThan(0);
    },
  };
};
