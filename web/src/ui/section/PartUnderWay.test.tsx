import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { PartUnderWay } from './PartUnderWay.tsx';

afterEach(cleanup);

it('offers to try again when a part takes long', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await renderInSite(<PartUnderWay />);
    const again = () => document.querySelector('a');
    expect(again()).toBeNull();
    act(() => vi.advanceTimersByTime(60_000));
    expect(again()?.getAttribute('href')).toBe('');
    expect(screen.getByRole('status').textContent).toBe('Loading');
  } finally {
    vi.useRealTimers();
  }
});
