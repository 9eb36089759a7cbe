// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { loadCode } from './loadCode.ts';

afterEach(() => document.head.replaceChildren());

const lostLink = (): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/assets/Page.css';
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  return link;
};

const shownLink = () => document.querySelector('link') as HTMLLinkElement;

it('asks again for styles that were lost before it loads the code', async () => {
  const link = lostLink();
  const load = vi.fn(() => Promise.resolve('code'));
  const loading = loadCode(load);
  expect(shownLink()).not.toBe(link);
  expect(shownLink().href).toBe(link.href);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  shownLink().dispatchEvent(new Event('load'));
  expect(await loading).toBe('code');
  const before = shownLink();
  expect(await loadCode(load)).toBe('code');
  expect(shownLink()).toBe(before);
});

it('fails while the styles do not come, and tries each time', async () => {
  lostLink();
  const load = vi.fn(() => Promise.resolve('code'));
  for (const _try of [1, 2]) {
    const loading = loadCode(load);
    shownLink().dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow('Page.css did not load.');
  }
  expect(load).not.toHaveBeenCalled();
  const loading = loadCode(load);
  shownLink().dispatchEvent(new Event('load'));
  expect(await loading).toBe('code');
});
