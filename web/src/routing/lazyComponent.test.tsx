import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyComponent } from './lazyComponent.tsx';

afterEach(cleanup);

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

it('waits for the code once, and renders at once from then on', async () => {
  const Lazy = lazyComponent(() => Promise.resolve(Greeting), <i>waiting</i>);
  const { unmount } = render(<Lazy name="Ada" />);
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
  unmount();
  render(<Lazy name="Bo" />);
  expect(screen.getByText('Hello Bo')).toBeTruthy();
});

it('reports that the code did not load, and retries once the browser is online', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('offline'));
  const Lazy = lazyComponent(load);
  const onNotLoaded = vi.fn();
  render(<Lazy name="Ada" onNotLoaded={onNotLoaded} />);
  await waitFor(() => expect(onNotLoaded).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
});

it('retries when it is mounted again', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('offline'));
  const Lazy = lazyComponent(load);
  const { unmount } = render(<Lazy name="Ada" />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  unmount();
  render(<Lazy name="Ada" />);
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
});
