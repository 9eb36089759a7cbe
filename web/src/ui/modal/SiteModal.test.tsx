import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { SiteModal } from './SiteModal.tsx';

afterEach(cleanup);

function Page({ keepsButton }: { readonly keepsButton: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSignedIn, setIsSignedIn] = useState(false);
  return (
    <main id="content" tabIndex={-1}>
      {(keepsButton || !isSignedIn) && (
        <button type="button" onClick={() => setIsOpen(true)}>
          open
        </button>
      )}
      {isOpen && (
        <SiteModal title="A modal" onClose={() => setIsOpen(false)}>
          <button type="button" onClick={() => setIsSignedIn(true)}>
            sign in
          </button>
        </SiteModal>
      )}
    </main>
  );
}

it.each([true, false])(
  'returns the focus to the button that opened it, or to the content without that button (%s)',
  async (keepsButton) => {
    await renderInSite(<Page keepsButton={keepsButton} />);
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'sign in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const next = keepsButton ? screen.getByRole('button', { name: 'open' }) : screen.getByRole('main');
    await waitFor(() => expect(document.activeElement).toBe(next));
  },
);
