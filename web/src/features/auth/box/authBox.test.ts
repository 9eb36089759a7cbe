import { describe, expect, it } from 'vitest';
import { authBoxOf, nextAuthBox, opensByItself, screenOf, variantFrom } from './authBox.ts';

const all = [1, 2, 3, 4, 5].map((variant) => authBoxOf(variant));
const visit = { vt: null, isNewVisit: false, partnerName: null };

describe('the auth box', () => {
  it('is mandatory in variants 1, 3 and 5', { tags: ['R4.49'] }, () => {
    expect(all.map(({ mandatory }) => mandatory)).toEqual([true, false, true, false, true]);
  });

  it('can be closed in variants 2, 3 and 5', { tags: ['R4.50'] }, () => {
    expect(all.map(({ closable }) => closable)).toEqual([false, true, true, false, true]);
  });

  it('has variant 2 at first, and no company', { tags: ['R3.100'] }, () => {
    expect(authBoxOf()).toEqual({
      variant: 2,
      mandatory: false,
      closable: true,
      partnerName: null,
      shown: false,
    });
  });

  it('begins with the login in variant 5, else with the sign-up', { tags: ['R2.187', 'R2.188'] }, () => {
    expect(all.map(screenOf)).toEqual(['signup', 'signup', 'signup', 'signup', 'login']);
  });

  it('takes its variant from the address for the visit', { tags: ['R2.189', 'R4.51'] }, () => {
    expect(['1', '5', '0', '6', '1x', '', null].map(variantFrom)).toEqual([
      1,
      5,
      null,
      null,
      null,
      null,
      null,
    ]);
    const three = nextAuthBox(authBoxOf(), { ...visit, vt: '3', isNewVisit: true, partnerName: 'Swiftbite' });
    expect(three).toEqual({ ...authBoxOf(3), partnerName: 'Swiftbite' });
    const shown = { ...three, shown: true };
    expect(nextAuthBox(shown, visit)).toEqual({ ...shown, partnerName: null });
    expect(nextAuthBox(shown, { ...visit, vt: '3' })).toMatchObject({ shown: true });
    expect(nextAuthBox(shown, { ...visit, vt: '5' })).toEqual(authBoxOf(5));
    expect(nextAuthBox(shown, { ...visit, isNewVisit: true })).toEqual(authBoxOf());
    expect(nextAuthBox(shown, { ...visit, isNewVisit: true, vt: '3' })).toMatchObject({ shown: false });
  });

  it(
    'opens for guests if it is mandatory, but not on the pages that it refers to',
    { tags: ['R2.186'] },
    () => {
      expect(all.map((box) => opensByItself(box, true, '/berlin'))).toEqual([true, false, true, false, true]);
      expect(all.some((box) => opensByItself(box, false, '/berlin'))).toBe(false);
      for (const path of ['/terms', '/policy'])
        expect(all.some((box) => opensByItself(box, true, path))).toBe(false);
      for (const path of ['/', '/about', '/berlin/policy', '/terms-of-work'])
        expect(all.some((box) => opensByItself(box, true, path))).toBe(true);
    },
  );

  it('opens once in a visit if it can be closed', { tags: ['R4.51'] }, () => {
    const shown = all.map((box) => ({ ...box, shown: true }));
    expect(shown.map((box) => opensByItself(box, true, '/'))).toEqual([true, false, false, false, false]);
  });
});
