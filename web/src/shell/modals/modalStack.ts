import { nextModalState, noModal, type ModalState } from './modalState.ts';

/** Closes or confirms a modal, wherever it is in the stack; does nothing once it is closed, even if it was opened again. */
export interface ModalEnds {
  readonly close: () => void;
  readonly confirm: () => void;
}

/** A modal of the stack. */
export interface StackedModal extends ModalState {
  /** Whether only its own code may close it: no button, key, press outside or Back does. */
  readonly mandatory: boolean;
  /** The environment in which it was opened, which holds its data; a user who leaves takes it along. */
  readonly environment: unknown;
  readonly ends: ModalEnds | undefined;
}

/** The open modals. Those below the top one keep what was typed into them. */
export interface ModalStack {
  readonly below: readonly StackedModal[];
  /** The modal on top; when none is open, the one that was open last. */
  readonly top: StackedModal;
}

export const noModals: ModalStack = {
  below: [],
  top: { ...noModal, mandatory: false, environment: undefined, ends: undefined },
};

export type StackChange =
  | {
      readonly type: 'open';
      readonly name: string;
      readonly data?: unknown;
      readonly environment?: unknown;
      readonly mandatory?: boolean;
      /** Whether the current modal stays open below; otherwise it is replaced. */
      readonly above?: boolean;
      readonly ends?: ModalEnds;
    }
  /** Without `ends`, the modal on top is meant. */
  | { readonly type: 'close' | 'confirm'; readonly ends?: ModalEnds }
  | { readonly type: 'leavePage' }
  /** Closes what was opened in another environment than this one. */
  | { readonly type: 'leaveAccount'; readonly environment: unknown };

/** The stack after a change. */
export const nextModalStack = (stack: ModalStack, change: StackChange): ModalStack => {
  const { below, top } = stack;
  if (change.type === 'open') {
    const { name, data, environment, mandatory = false, above = false, ends } = change;
    const same = shownModals(stack).find((modal) => modal.name === name);
    const next = {
      ...nextModalState(top, { type: 'open', name, data }),
      mandatory: mandatory || same?.mandatory === true,
      environment,
      ends: same?.ends ?? ends,
    };
    const kept = above && top.visible ? [...below, top] : below;
    // Each modal is open once.
    return { below: kept.filter((modal) => modal.name !== name), top: next };
  }
  if (change.type === 'leavePage') {
    const kept = [...below, top].find(({ visible, mandatory }) => visible && mandatory);
    return { below: [], top: kept ?? { ...top, visible: false } };
  }
  if (change.type === 'leaveAccount') {
    const kept = shownModals(stack).filter(({ environment }) => environment === change.environment);
    const last = kept.at(-1);
    return { below: kept.slice(0, -1), top: last ?? { ...top, visible: false } };
  }
  const { type, ends } = change;
  if (ends && ends !== top.ends) return { below: below.filter((modal) => modal.ends !== ends), top };
  const last = below.at(-1);
  if (top.visible && last !== undefined) return { below: below.slice(0, -1), top: last };
  return { below, top: { ...top, ...nextModalState(top, { type }) } };
};

/** The modals to show, the lowest first. */
export const shownModals = ({ below, top }: ModalStack): readonly StackedModal[] =>
  top.visible ? [...below, top] : [];

/** Whether Back closes a modal instead of leaving the page. */
export const closesByBack = ({ top }: ModalStack): boolean => top.visible && !top.mandatory;
