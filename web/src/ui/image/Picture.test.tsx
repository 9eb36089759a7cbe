import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HeaderPicture } from './HeaderPicture.tsx';
import { ImageContext } from './ImageContext.tsx';
import { PartnerLogo } from './PartnerLogo.tsx';
import { Picture } from './Picture.tsx';

afterEach(cleanup);

describe('Picture', () => {
  it('R9.47 a partner logo is 50 by 50 at quality eco', () => {
    render(<PartnerLogo alt="Logo of Swiftbite" name="Swiftbite" orgSlug="swiftbite" />);
    const image = screen.getByAltText('Logo of Swiftbite');
    expect(image.getAttribute('src')).toBe('/images/c_fill,w_50,h_50,q_auto:eco,f_auto/partners/swiftbite');
    expect(image.getAttribute('width')).toBe('50');
    expect(image.getAttribute('height')).toBe('50');
    expect(image.getAttribute('srcset')).toContain(
      'c_fill,w_100,h_100,q_auto:eco,f_auto/partners/swiftbite 2x',
    );
  });

  it('R9.46 a header picture has quality 50', () => {
    render(<HeaderPicture alt="Skyline of Berlin" path="cities/berlin" />);
    const image = screen.getByAltText('Skyline of Berlin');
    expect(image.getAttribute('src')).toContain(',q_50,');
    for (const source of image.getAttribute('srcset')?.split(', ') ?? []) expect(source).toContain(',q_50,');
    expect(image.getAttribute('loading')).toBe('eager');
  });

  it('waits until it is near the screen unless it comes first', () => {
    render(<Picture alt="Tile" height={100} path="categories/delivery" width={200} />);
    expect(screen.getByAltText('Tile').getAttribute('loading')).toBe('lazy');
  });

  it('R8.25 a failed load is told once and leaves a named stand-in of the same size', () => {
    const onFailed = vi.fn();
    render(
      <ImageContext value={{ base: '/images', onFailed }}>
        <PartnerLogo alt="Logo of Zest" name="Zest" orgSlug="zest" />
      </ImageContext>,
    );
    fireEvent.error(screen.getByAltText('Logo of Zest'));
    expect(onFailed.mock.calls).toEqual([['/images/c_fill,w_50,h_50,q_auto:eco,f_auto/partners/zest']]);
    const standIn = screen.getByRole('img', { name: 'Logo of Zest' });
    expect(standIn.textContent).toBe('Z');
    expect(standIn.querySelector('svg')?.getAttribute('width')).toBe('50');
  });
});
