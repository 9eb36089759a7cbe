// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { headerScrollThreshold, isDesktop, isMobile } from './breakpoints.ts';

describe('widths', () => {
  it('a width below 768 pixels is mobile', { tags: ['R2.156', 'R9.22'] }, () => {
    expect(isMobile(767)).toBe(true);
    expect(isMobile(768)).toBe(false);
  });

  it('a width from 1200 pixels on is a desktop', { tags: ['R2.157', 'R9.22'] }, () => {
    expect(isDesktop(1199)).toBe(false);
    expect(isDesktop(1200)).toBe(true);
  });

  it('the header turns solid after 30 pixels', { tags: ['R9.22'] }, () => {
    expect(headerScrollThreshold).toBe(30);
  });
});
