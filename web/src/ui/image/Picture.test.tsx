import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeaderPicture } from './HeaderPicture.tsx';
import { ImageContext } from './ImageContext.tsx';
import { PartnerLogo } from './PartnerLogo.tsx';
import { Picture } from './Picture.tsx';

// Without `IntersectionObserver` pictures load at once.
beforeEach(() => void vi.stubGlobal('IntersectionObserver', undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const observers: { options: IntersectionObserverInit; see: (ratio: number) => void; stopped: boolean }[] = [];

class FakeObserver {
  readonly #record: (typeof observers)[number];
  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
    const see = (intersectionRatio: number) =>
      callback([{ isIntersecting: true, intersectionRatio } as IntersectionObserverEntry], this as never);
    this.#record = { options, see, stopped: false };
    observers.push(this.#record);
  }
  observe() {}
  disconnect() {
    this.#record.stopped = true;
  }
}

describe('Picture', () => {
  it('is not lazy for a bot', { tags: ['R1.41'] }, () => {
    const htmlOf = (atOnce: boolean) =>
      renderToString(
        <ImageContext value={{ base: '/images', onFailed: () => undefined, atOnce }}>
          <Picture alt="" path="cities/berlin" width={10} height={10} />
        </ImageContext>,
      );
    expect(htmlOf(true)).not.toContain('loading="lazy"');
    expect(htmlOf(true)).toContain('cities/berlin');
    expect(htmlOf(false)).toContain('loading="lazy"');
  });

  it('a partner logo is 50 by 50 at quality eco', { tags: ['R9.47'] }, () => {
    render(<PartnerLogo alt="Logo of Swiftbite" name="Swiftbite" orgSlug="swiftbite" />);
    const image = screen.getByAltText('Logo of Swiftbite');
    expect(image.getAttribute('src')).toBe('/images/c_fill,w_50,h_50,q_auto:eco,f_auto/partners/swiftbite');
    expect(image.getAttribute('width')).toBe('50');
    expect(image.getAttribute('height')).toBe('50');
    expect(image.getAttribute('srcset')).toContain(
      'c_fill,w_100,h_100,q_auto:eco,f_auto/partners/swiftbite 2x',
    );
  });

  it('a header picture has quality 50', { tags: ['R9.46'] }, () => {
    render(<HeaderPicture alt="Skyline of Berlin" path="cities/berlin" />);
    const image = screen.getByAltText('Skyline of Berlin');
    expect(image.getAttribute('src')).toContain(',q_50,');
    for (const source of image.getAttribute('srcset')?.split(', ') ?? []) expect(source).toContain(',q_50,');
    expect(image.getAttribute('loading')).toBe('eager');
  });

  it('is lazy unless it has priority', () => {
    render(<Picture alt="Tile" height={100} path="categories/delivery" width={200} />);
    expect(screen.getByAltText('Tile').getAttribute('loading')).toBe('lazy');
  });

  it('loads once half of it is visible when it was rendered in the browser', { tags: ['R9.49'] }, () => {
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    render(<Picture alt="Tile" height={100} path="categories/delivery" width={200} />);
    const image = screen.getByAltText('Tile');
    expect(observers.at(-1)?.options.threshold).toBe(0.5);
    expect(image.getAttribute('src')).toMatch(/^data:image\/svg\+xml,.*width='200' height='100'/);
    expect(image.hasAttribute('srcset')).toBe(false);
    act(() => observers.at(-1)?.see(0.4));
    expect(image.getAttribute('src')).toMatch(/^data:/);
    act(() => observers.at(-1)?.see(0.5));
    expect(image.getAttribute('src')).toContain('/categories/delivery');
    expect(image.hasAttribute('srcset')).toBe(true);
    expect(observers.at(-1)?.stopped).toBe(true);
  });

  it('does not wait for a script on a server-rendered page, nor above the fold', () => {
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    const html = renderToString(<Picture alt="Tile" height={100} path="categories/delivery" width={200} />);
    expect(html).toContain('/categories/delivery');
    expect(html).toContain('loading="lazy"');
    render(<HeaderPicture alt="Skyline" path="cities/berlin" />);
    expect(screen.getByAltText('Skyline').getAttribute('src')).toContain('cities/berlin');
  });

  it('reports a failed load once and shows a named placeholder of the same size', { tags: ['R8.25'] }, () => {
    const onFailed = vi.fn();
    render(
      <ImageContext value={{ base: '/images', onFailed }}>
        <PartnerLogo alt="Logo of Zest" name="Zest" orgSlug="zest" />
      </ImageContext>,
    );
    fireEvent.error(screen.getByAltText('Logo of Zest'));
    expect(onFailed.mock.calls).toEqual([['/images/c_fill,w_50,h_50,q_auto:eco,f_auto/partners/zest']]);
    const placeholder = screen.getByRole('img', { name: 'Logo of Zest' });
    expect(placeholder.textContent).toBe('Z');
    expect(placeholder.querySelector('svg')?.getAttribute('width')).toBe('50');
  });

  it('shows its ground alone when a picture without a placeholder of its own fails', () => {
    render(<HeaderPicture alt="Skyline of Berlin" path="cities/berlin" multiply="dark" />);
    fireEvent.error(screen.getByAltText('Skyline of Berlin'));
    const ground = screen.getByRole('img', { name: 'Skyline of Berlin' });
    expect(ground.dataset['multiply']).toBe('dark');
    expect(ground.textContent).toBe('');
    expect(ground.querySelectorAll('img, path')).toHaveLength(0);
  });
});
