// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import contract from '../../../schema/rest/sales-api.json' with { type: 'json' };
import { clickDataLimits, decodeClickData, encodeClickData } from './clickData.ts';

describe('click data', () => {
  it('is read from base64 JSON', { tags: ['R2.21'] }, () => {
    const report = vi.fn();
    expect(decodeClickData(btoa('{"click_source":"tile"}'), report)).toEqual({ click_source: 'tile' });
    expect(
      decodeClickData(
        btoa(
          '{"click_source":"tile","utm_source":"mail","source":"news","referral_url":"https://a.example/x"}',
        ),
        report,
      ),
    ).toEqual({
      click_source: 'tile',
      utm_source: 'mail',
      source: 'news',
      referral_url: 'https://a.example/x',
    });
    expect(report).not.toHaveBeenCalled();
  });

  it('round-trips text in any script', () => {
    const data = { click_source: 'offer', source: 'İş günü ✓ ÿÿ??>>' };
    const encoded = encodeClickData(data);
    expect(encoded).toMatch(/^[\w-]+$/);
    expect(decodeClickData(encoded, vi.fn())).toEqual(data);
  });

  it('reports invalid data once and ignores them', { tags: ['R8.19', 'R2.22'] }, () => {
    const bad = [
      '@@',
      '%%%',
      btoa('{"click_source":'),
      btoa('[1]'),
      btoa('null'),
      btoa('"x"'),
      btoa('{"__proto__":{"click_source":"x"}}'),
      btoa('\xff\xfe'),
      'A'.repeat(5000),
    ];
    for (const encoded of bad) {
      const report = vi.fn();
      expect(decodeClickData(encoded, report)).toBeNull();
      expect(report).toHaveBeenCalledTimes(1);
    }
  });

  it('keeps text values of known keys, truncated to their limits', () => {
    const encoded = btoa(
      JSON.stringify({ click_source: 5, source: 's'.repeat(300), other: 'x', utm_source: '' }),
    );
    expect(decodeClickData(encoded, vi.fn())).toEqual({ source: 's'.repeat(255) });
  });

  it('truncates a value to the limit of the contract, so that no lead is rejected for its length', () => {
    const { properties } = contract.components.schemas.LeadRequest;
    for (const [key, limit] of Object.entries(clickDataLimits)) {
      expect(properties[key as keyof typeof clickDataLimits].maxLength).toBe(limit);
      const long = `https://a.example/${'x'.repeat(2030)}`;
      expect(decodeClickData(encodeClickData({ [key]: long }), vi.fn())).toEqual({
        [key]: long.slice(0, limit),
      });
    }
  });

  it('is null without a report when there are none', () => {
    const report = vi.fn();
    expect(decodeClickData(undefined, report)).toBeNull();
    expect(decodeClickData('', report)).toBeNull();
    expect(report).not.toHaveBeenCalled();
  });
});
