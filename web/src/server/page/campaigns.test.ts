// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCampaigns } from './campaigns.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the campaign of a page', () => {
  it('is part of the URL to render, with what else the page reads', () => {
    const rendered = createCampaigns();
    for (const url of [
      '/lyon',
      '/lyon?utm_source=spring%20sale',
      '/lyon?type=weekend&utm_source=x',
      '/lyon?type=weekend',
    ])
      expect(rendered(url)).toBe(url);
  });

  it('is left out when too many are new, until a minute is over; those that are known stay', () => {
    const rendered = createCampaigns();
    const own = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => `/lyon?utm_source=c${from + at}`).filter(
        (url) => rendered(url) === url,
      ).length;
    expect(own(0, 400)).toBe(30);
    expect(rendered('/graz?utm_source=c12')).toBe('/graz?utm_source=c12');
    expect(rendered('/graz?type=job&utm_source=c90&page=2')).toBe('/graz?type=job&page=2');
    expect(rendered('/graz?utm_source=c91')).toBe('/graz');
    vi.advanceTimersByTime(60_000);
    expect(own(400, 40)).toBe(30);
  });
});
