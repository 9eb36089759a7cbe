// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { loadCode } from './loadCode.ts';

afterEach(() => document.head.replaceChildren());

const addFailedLink = (): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/assets/Page.css';
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  return link;
};

const currentLink = () => document.querySelector('link') as HTMLLinkElement;

it('requests failed style sheets again before it loads the code', async () => {
  const link = addFailedLink();
  const load = vi.fn(() => Promise.resolve('code'));
  const loading = loadCode(load);
  expect(currentLink()).not.toBe(link);
  expect(currentLink().href).toBe(link.href);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  currentLink().dispatchEvent(new Event('load'));
  expect(await loading).toBe('code');
  const before = currentLink();
  expect(await loadCode(load)).toBe('code');
  expect(currentLink()).toBe(before);
});

it('fails while a style sheet does not load, and retries on every call', async () => {
  addFailedLink();
  const load = vi.fn(() => Promise.resolve('code'));
  for (const _try of [1, 2]) {
    const loading = loadCode(load);
    currentLink().dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow('Page.css did not load.');
  }
  expect(load).not.toHaveBeenCalled();
  const loading = loadCode(load);
  currentLink().dispatchEvent(new Event('load'));
  expect(await loading).toBe('code');
});
