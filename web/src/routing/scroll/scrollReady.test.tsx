import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ScrollNotReady, whenScrollReady } from './scrollReady.tsx';

afterEach(cleanup);

describe('the scroll-ready signal', () => {
  it('comes at once on a page that is all there', { tags: ['R2.67'] }, () => {
    const scroll = vi.fn();
    whenScrollReady(scroll);
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  it(
    'comes after the content has taken the outline’s place, and for the last one who waits',
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
