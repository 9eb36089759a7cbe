// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isWholeMatrix } from '../../../server/test/isWholeMatrix.ts';
import { authStateFrom } from '../../src/auth/authState.ts';
import { clickDataLimits, decodeClickData } from '../../src/paths/clickData.ts';
import { isOnHosts, outsideUrl } from '../../src/paths/outsideUrl.ts';
import { canonicalUrl } from '../../src/server/address/canonicalUrl.ts';
import { randomAddresses } from './randomAddress.ts';

/** All of them with `npm run test:full`. */
const count = isWholeMatrix ? 100_000 : 10_000;
const site = 'https://citygigs.example';

/** The values with which a rule fails, and how many it lets through, which must not be none. */
const judge = (seed: number, isSafe: (value: string) => boolean | 'refused') => {
  const next = randomAddresses(seed);
  const unsafe: string[] = [];
  let accepted = 0;
  for (let index = 0; index < count; index++) {
    // Half of them begin like the address of another site.
    const value = (index % 2 === 0 ? '' : 'https://') + next();
    const outcome = isSafe(value);
    if (outcome === 'refused') continue;
    accepted++;
    if (!outcome) unsafe.push(value);
  }
  expect(accepted).toBeGreaterThan(count / 1000);
  return unsafe;
};

/** Where a browser on a page of the site goes. */
const originOf = (address: string): string => new URL(address, `${site}/de/berlin`).origin;

describe(`${count.toLocaleString('en')} made-up addresses`, () => {
  it('as the stored path of the page to return to lead to no other site', { tags: ['R3.29'] }, () => {
    const unsafe = judge(1, (redirectPath) => {
      const kept = authStateFrom(JSON.stringify({ redirectPath })).redirectPath;
      return kept === '/' ? 'refused' : originOf(kept) === site;
    });
    expect(unsafe).toEqual([]);
  });

  it(
    'as requests, after a slash, are redirected to no other site',
    { tags: ['R1.24', 'R2.03', 'R2.59'] },
    () => {
      const unsafe = judge(2, (address) => {
        const outcome = canonicalUrl(`/${address}`);
        return outcome.kind === 'redirect' ? originOf(outcome.location) === site : 'refused';
      });
      expect(unsafe).toEqual([]);
    },
  );

  it('as affiliate_url lead to no other host than those known', { tags: ['R2.130'] }, () => {
    const unsafe = judge(3, (value) => {
      const address = outsideUrl(value);
      if (address === null || !isOnHosts(address, ['partner.example'])) return 'refused';
      const { protocol, hostname } = new URL(address, site);
      return /^https?:$/.test(protocol) && /^(?:[^/]*\.)?partner\.example$/.test(hostname);
    });
    expect(unsafe).toEqual([]);
  });

  it('in cd are only texts of known fields', { tags: ['R2.21', 'R2.22'] }, () => {
    const next = randomAddresses(4);
    const unsafe = judge(5, (value) => {
      const fields = { referral_url: value, [next()]: value, affiliate_url: value, source: [value] };
      const encoded = Buffer.from(JSON.stringify(fields)).toString('base64');
      const data = decodeClickData(encoded, () => undefined);
      if (data === null) return 'refused';
      return Object.entries(data).every(
        ([key, text]) => Object.hasOwn(clickDataLimits, key) && typeof text === 'string',
      );
    });
    expect(unsafe).toEqual([]);
  });
});
