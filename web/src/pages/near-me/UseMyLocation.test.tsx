import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { locateVisitor } from './locateVisitor.ts';
import { UseMyLocation } from './UseMyLocation.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const failingWith = (code: number): Pick<Geolocation, 'getCurrentPosition'> => ({
  getCurrentPosition: (_found, failed) => failed?.({ code } as GeolocationPositionError),
});

const stubGeolocation = (geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined) =>
  vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value: geolocation } }));

describe('the place of the visitor', () => {
  it('is what the browser says', async () => {
    const berlin = { latitude: 52.520008, longitude: 13.404954 };
    const found = await locateVisitor({
      getCurrentPosition: (succeed) => succeed({ coords: berlin } as GeolocationPosition),
    });
    expect(found).toEqual(berlin);
  });

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
    [99, 'unavailable'],
  ])('is unknown after the error %i: %s', async (code, fault) => {
    expect(await locateVisitor(failingWith(code))).toBe(fault);
  });
});

describe('the button that asks for it', () => {
  it('asks only when it is pressed, once at a time', async () => {
    const getCurrentPosition = vi.fn();
    stubGeolocation({ getCurrentPosition });
    await renderInSite(<UseMyLocation />, { path: '/near-me' });
    const button = await screen.findByRole('button', { name: 'Use my location' });
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await userEvent.click(button);
    await userEvent.click(button);
    expect(getCurrentPosition).toHaveBeenCalledOnce();
  });

  it.each([
    [failingWith(1), 'Allow it in the browser’s settings, or search for your city.'],
    [failingWith(2), 'Your device could not find its location. Try again, or search for your city.'],
    [failingWith(3), 'Finding your location took too long. Try again, or search for your city.'],
    [undefined, 'This browser cannot find your location. Search for your city instead.'],
  ])('says what to do when there is no answer', async (geolocation, text) => {
    stubGeolocation(geolocation);
    await renderInSite(<UseMyLocation />, { path: '/near-me' });
    await userEvent.click(await screen.findByRole('button', { name: 'Use my location' }));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(screen.getByRole('button', { name: 'Use my location' })).toHaveProperty('disabled', false);
  });
});
