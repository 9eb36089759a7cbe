import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { FlashRegion } from '../flash/FlashRegion.tsx';
import { ShareButton } from './ShareButton.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = async (isTouch: boolean, share?: (data: ShareData) => Promise<void>) => {
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(pointer: coarse)' ? { ...matchMedia(query), matches: isTouch } : matchMedia(query),
  );
  await renderInSite(
    <>
      <FlashRegion />
      <ShareButton path="/ulm?sort=cost" title="Side jobs in Ulm" />
    </>,
  );
  const user = userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  if (share) Object.assign(navigator, { share });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  return writeText;
};

it('opens the dialog of a phone, and says nothing when that is closed', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.reject(new Error('closed')));
  const writeText = await press(true, share);
  expect(share.mock.calls).toEqual([
    [
      {
        title: 'Side jobs in Ulm',
        url: expect.stringMatching(/^https?:\/\/[^/]+\/ulm\?sort=cost$/) as string,
      },
    ],
  ]);
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('copies the address where there is a mouse, and says so', async () => {
  const writeText = await press(false, () => Promise.reject(new Error('not here')));
  await waitFor(() => expect(screen.getByText(/Link copied/)).toBeTruthy());
  expect(writeText.mock.calls).toEqual([[expect.stringMatching(/\/ulm\?sort=cost$/)]]);
});
