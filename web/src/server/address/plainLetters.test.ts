import { expect, it } from 'vitest';
import { withPlainLetters } from './plainLetters.ts';

it.each([
  ['/de/münchen', '/de/munchen'],
  ['/tr/İstanbul', '/tr/istanbul'],
  ['/pl/łódź/page-2', '/pl/lodz/page-2'],
  ['/sv/malmö/swiftbite', '/sv/malmo/swiftbite'],
  ['/fr/saint-étienne', '/fr/saint-etienne'],
  ['/pt/são paulo', '/pt/sao-paulo'],
  ['/es/a coruña', '/es/a-coruna'],
  ['/de/gießen', '/de/giessen'],
  // Letters and marks apart, as some keyboards send them.
  ['/de/ko\u0308ln', '/de/koln'],
  ['/tr/ığdır?x=%C3%BC', '/tr/igdir?x=%C3%BC'],
])('%s is typed for %s', (typed, plain) => {
  const [path = '', ...query] = typed.split('?');
  const sent = [encodeURI(path), ...query].join('?');
  expect(withPlainLetters(sent)).toBe(plain);
  expect(withPlainLetters(sent.replaceAll(/%[\dA-F]{2}/g, (escape) => escape.toLowerCase()))).toBe(
    plain.replaceAll(/%[\dA-F]{2}/g, (escape) => escape.toLowerCase()),
  );
});

it.each([
  '/de/munchen',
  '/a%2Fb',
  '/%D0%BC%D0%BE%D1%81%D0%BA%D0%B2%D0%B0',
  '/m%C3%BCnchen%21',
  '/%F0%9F%8D%95',
])('%s has no other letters, or some that no address has', (url) => {
  expect(withPlainLetters(url)).toBeNull();
});
