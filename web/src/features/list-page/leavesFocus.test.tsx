import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRouter } from 'found';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { EmptyState } from '../../ui/card/EmptyState.tsx';
import { Pager } from '../../ui/page/Pager.tsx';

afterEach(cleanup);

function List() {
  const [isEmpty, setIsEmpty] = useState(true);
  const clear = (
    <button type="button" onClick={() => setIsEmpty(false)}>
      clear
    </button>
  );
  return (
    <main id="content" tabIndex={-1}>
      {isEmpty ? <EmptyState text="none" action={clear} /> : <p>all</p>}
      <button type="button" onClick={() => setIsEmpty(false)}>
        elsewhere
      </button>
    </main>
  );
}

it('an empty list leaves the focus to the content when its action fills it', async () => {
  render(<List />);
  await userEvent.click(screen.getByText('clear'));
  expect(screen.getByText('all')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('an empty list that something else fills leaves the focus where it is', async () => {
  render(<List />);
  await userEvent.click(screen.getByText('elsewhere'));
  expect(screen.getByText('all')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByText('elsewhere'));
});

function Pages() {
  const { pathname } = useRouter().match.location;
  return (
    <main id="content" tabIndex={-1}>
      <Pager
        page={Number(pathname.slice(1))}
        pageCount={3}
        pageTo={(page) => `/${page}`}
        Link={LocalLink}
        label="Pages"
      />
    </main>
  );
}

it('the step to the last page leaves the focus to the content', async () => {
  await renderInSite(<Pages />, { path: '/1' });
  const next = screen.getByRole('link', { name: 'Next page' });
  await userEvent.click(next);
  await waitFor(() => expect(next.getAttribute('href')).toBe('/3'));
  expect(document.activeElement).toBe(next);
  await userEvent.click(next);
  await waitFor(() => expect(next.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
