// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { imageUrl, type CropMethod, type ImageQuality, type MultiplyVariant } from './imageUrl.ts';

const logo = (options: object) => imageUrl('partners/swiftbite', options);

describe('imageUrl', () => {
  it('leaves the format to the service', { tags: ['R9.45'] }, () => {
    expect(imageUrl('cities/berlin')).toBe('/images/c_fill,q_auto:good,f_auto/cities/berlin');
    expect(logo({ width: 50, base: 'https://img.example' })).toBe(
      'https://img.example/c_fill,w_50,q_auto:good,f_auto/partners/swiftbite',
    );
  });

  it('accepts each crop method and writes it into the address', { tags: ['R5.22'] }, () => {
    const methods = 'scale fit mfit fill lfill limit pad lpad mpad crop thumb imagga_crop imagga_scale'.split(
      ' ',
    );
    expect(methods).toHaveLength(13);
    for (const crop of methods) expect(logo({ crop })).toContain(`/c_${crop},`);
  });

  it('rejects another crop method', { tags: ['R5.23'] }, () => {
    expect(() => logo({ crop: 'zoom' as CropMethod })).toThrow(/^Improper crop method$/);
  });

  it('accepts named qualities and 1 to 100', { tags: ['R5.24'] }, () => {
    for (const name of ['best', 'good', 'eco', 'low'])
      expect(logo({ quality: name })).toContain(`q_auto:${name}`);
    expect(logo({ quality: 1 })).toContain(',q_1,');
    expect(logo({ quality: 100 })).toContain(',q_100,');
  });

  it('rejects another quality', { tags: ['R5.25'] }, () => {
    for (const quality of [0, 101, Number.NaN, 'high' as ImageQuality]) {
      expect(() => logo({ quality })).toThrow(/^Improper quality modifier$/);
    }
  });

  it('accepts both multiplication variants and writes them into the address', { tags: ['R5.26'] }, () => {
    expect(logo({ multiply: 'dark' })).toContain('multiply_dark');
    expect(logo({ multiply: 'light' })).toContain('multiply_light');
  });

  it('rejects another multiplication variant', { tags: ['R5.27'] }, () => {
    expect(() => logo({ multiply: 'grey' as MultiplyVariant })).toThrow(/^Improper multiplication variant$/);
  });
});
