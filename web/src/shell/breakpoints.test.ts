import { describe, expect, it } from 'vitest';
import { HEADER_SCROLL_THRESHOLD, isDesktop, isMobile } from './breakpoints.ts';

describe('widths', () => {
  it('R2.156 R9.22 mobile is under 768', () => {
    expect(isMobile(767)).toBe(true);
    expect(isMobile(768)).toBe(false);
  });

  it('R2.157 R9.22 a desktop begins at 1200', () => {
    expect(isDesktop(1199)).toBe(false);
    expect(isDesktop(1200)).toBe(true);
  });

  it('R9.22 the header turns solid after 30 pixels', () => {
    expect(HEADER_SCROLL_THRESHOLD).toBe(30);
  });
});
