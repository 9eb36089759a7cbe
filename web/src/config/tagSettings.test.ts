// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseConfig } from './parseConfig.ts';
import { tagOrigins } from './tagSettings.ts';

const tagOf = (env: Record<string, string>) => parseConfig(env).site.tag;

describe('the settings of the analytics script', () => {
  it('are null without an id', () => {
    expect(tagOf({ GOOGLE_TAG_ORIGIN: 'https://tags.example' })).toBeNull();
    expect(tagOrigins(null)).toEqual([]);
  });

  it('load the script from Google, which receives the events at other hosts', () => {
    const tag = tagOf({ GOOGLE_TAG_ID: 'G-ABC123' });
    expect(tag).toEqual({ id: 'G-ABC123', origin: 'https://www.googletagmanager.com' });
    expect(tagOrigins(tag)).toEqual([
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ]);
  });

  it('or from a server of one’s own', () => {
    const tag = tagOf({ GOOGLE_TAG_ID: 'GTM-ABC123', GOOGLE_TAG_ORIGIN: 'https://tags.example/' });
    expect(tagOrigins(tag)).toEqual(['https://tags.example']);
  });

  it('are checked', () => {
    expect(() => tagOf({ GOOGLE_TAG_ID: 'UA-1' })).toThrow('GOOGLE_TAG_ID must be the id of a container');
  });
});
