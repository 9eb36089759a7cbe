import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ScrollNotReady, whenScrollReady } from './scrollReady.tsx';

afterEach(cleanup);

describe('the scroll-ready signal', () => {
  it('fires at once on a page whose content is complete', { tags: ['R2.67'] }, () => {
    const scroll = vi.fn();
    whenScrollReady(scroll);
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  it(
    'fires after the content has replaced the skeleton, for the last caller',
    { tags: ['R2.67'] },
    async () => {
      const seen: (string | null)[] = [];
      const early = vi.fn();
      const { container, rerender } = render(<ScrollNotReady />);
      whenScrollReady(early);
      whenScrollReady(() => seen.push(container.textContent));
      expect(seen).toEqual([]);
      rerender(<p>content</p>);
      await Promise.resolve();
      expect(seen).toEqual(['content']);
      expect(early).not.toHaveBeenCalled();
    },
  );
});
