import { beforeEach, expect, it } from 'vitest';
import { savedPosition, savePosition } from './scrollPositions.ts';

beforeEach(() => sessionStorage.clear());

const first = (pathname: string, search: string) =>
  ({ pathname, search }) as Parameters<typeof savedPosition>[0];

it('the position of a page is stored without the secrets of its address', () => {
  for (const secret of ['token=t-81', 'verification_code=t-81', 'secretHash=t-81', 'code=t-81&state=t-81']) {
    savePosition(first('/my-desk/saved', `?${secret}&type=weekend`), 480);
    expect(savedPosition(first('/my-desk/saved', '?type=weekend'))).toBe(480);
  }
  expect(sessionStorage.getItem('scroll')).not.toContain('t-81');
  expect(savedPosition(first('/my-desk/saved', '?type=student'))).toBe(0);
});

it('each state of a country has its own position', () => {
  const positions = { tx: 120, ca: 340, ny: 560 };
  const listIn = (state: string) => first('/more-jobs', `?state=${state}&country_code=us`);
  for (const [state, position] of Object.entries(positions)) savePosition(listIn(state), position);
  for (const [state, position] of Object.entries(positions))
    expect(savedPosition(listIn(state))).toBe(position);
});
