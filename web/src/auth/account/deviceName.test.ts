import { describe, expect, it } from 'vitest';
import { shortDeviceName } from './deviceName.ts';

describe('the name of a device', () => {
  it.each([
    [
      'Linux x86 Linux Not;A=Brand/8.0.0.0;Chromium/150.0.7871.100;HeadlessChrome/150.0.7871.100',
      'Chromium, Linux',
    ],
    [
      'macOS 14.2.1 arm macOS Not A(Brand/99.0.0.0;Google Chrome/121.0.6167.160;Chromium/121.0.6167.160',
      'Chrome, macOS',
    ],
    [
      'Windows 15.0.0 x86 Windows Chromium/130.0.1;Microsoft Edge/130.0.2;Not?A_Brand/99.0.0.0',
      'Edge, Windows',
    ],
    [
      'Android 14.0.0 Pixel 8 Android Not A(Brand/99.0.0.0;Google Chrome/121.0.1;Chromium/121.0.1',
      'Chrome, Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:109.0) Gecko/20100101 Firefox/115.0',
      'Firefox, macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
  ])('names browser and system of %s', (name, short) => {
    expect(shortDeviceName(name)).toBe(short);
  });

  it('stays if it is not the name of a browser', () => {
    expect(shortDeviceName('The tablet in the kitchen')).toBe('The tablet in the kitchen');
  });
});
