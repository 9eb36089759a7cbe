import { describe, expect, it } from 'vitest';
import {
  closesByBack,
  nextModalStack,
  noModals,
  shownModals,
  type ModalStack,
  type StackChange,
} from './modalStack.ts';

const after = (...changes: readonly StackChange[]): ModalStack => changes.reduce(nextModalStack, noModals);
const names = (stack: ModalStack) => shownModals(stack).map(({ name }) => name);

const review = { type: 'open', name: 'addReview', data: { text: 'Good' } } as const;
const auth = { type: 'open', name: 'Auth', above: true } as const;

describe('the stack of modals', () => {
  it('replaces the modal on top, unless the next one opens above it', () => {
    expect(names(after(review, { type: 'open', name: 'DirectApply' }))).toEqual(['DirectApply']);
    expect(names(after(review, auth))).toEqual(['addReview', 'Auth']);
  });

  it('returns to the modal below, with its data, when the top one is closed or confirmed', () => {
    for (const type of ['close', 'confirm'] as const) {
      const stack = after(review, auth, { type });
      expect(names(stack)).toEqual(['addReview']);
      expect(stack.top.data).toEqual({ text: 'Good' });
      expect(names(nextModalStack(stack, { type }))).toEqual([]);
    }
  });

  it('does not stack a modal on itself', () => {
    expect(names(after(auth, { ...auth, data: 2 }))).toEqual(['Auth']);
    expect(names(after(review, auth, { ...review, above: true }))).toEqual(['Auth', 'addReview']);
  });

  it('closes with its page, unless a modal is mandatory', () => {
    expect(names(after(review, auth, { type: 'leavePage' }))).toEqual([]);
    expect(names(after({ ...auth, mandatory: true }, { type: 'leavePage' }))).toEqual(['Auth']);
  });

  it('closes only the modal that is meant, also when it was opened again meanwhile', () => {
    const newEnds = () => ({ close: () => undefined, confirm: () => undefined });
    const ends = newEnds();
    const first = after({ ...review, ends });
    const again = { ...review, ends: newEnds() };
    const aboveIt = { ...auth, ends: newEnds() };
    for (const type of ['close', 'confirm'] as const) {
      const late = { type, ends } as const;
      const namesAfter = (...changes: readonly StackChange[]) =>
        names([...changes, late].reduce(nextModalStack, first));
      expect(namesAfter()).toEqual([]);
      expect(namesAfter(again)).toEqual([]);
      expect(namesAfter({ type: 'close' }, again)).toEqual(['addReview']);
      expect(namesAfter(aboveIt)).toEqual(['Auth']);
      expect(namesAfter(aboveIt, { type: 'close' })).toEqual([]);
      expect(namesAfter({ ...aboveIt, above: false })).toEqual(['Auth']);
    }
  });

  it('keeps what belongs to the current account when another one is left', () => {
    const stack = after({ ...review, environment: 'left' }, { ...auth, environment: 'current' });
    const leave = (environment: string) => nextModalStack(stack, { type: 'leaveAccount', environment });
    expect(names(leave('current'))).toEqual(['Auth']);
    expect(names(leave('left'))).toEqual(['addReview']);
    expect(names(leave('another'))).toEqual([]);
  });

  it('stays mandatory when it is opened again', () => {
    const stack = after({ ...auth, mandatory: true }, auth);
    expect(stack.top.mandatory).toBe(true);
    expect(closesByBack(stack)).toBe(false);
    expect(after({ ...auth, mandatory: true }, { type: 'close' }, auth).top.mandatory).toBe(false);
  });
});
