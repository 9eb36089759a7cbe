/** The state of the current or last modal. */
export interface ModalState {
  /** Empty before the first modal. */
  readonly name: string;
  readonly data: unknown;
  /** Whether it was confirmed; closing it does not count. */
  readonly confirmed: boolean;
  readonly visible: boolean;
}

export const noModal: ModalState = { name: '', data: undefined, confirmed: false, visible: false };

export type ModalChange =
  | { readonly type: 'open'; readonly name: string; readonly data?: unknown }
  | { readonly type: 'close' }
  | { readonly type: 'confirm' };

/** The state after a change. A hidden modal can be neither closed nor confirmed. */
export const nextModalState = (state: ModalState, change: ModalChange): ModalState => {
  if (change.type === 'open')
    return { name: change.name, data: change.data, confirmed: false, visible: true };
  if (!state.visible) return state;
  return { ...state, visible: false, confirmed: change.type === 'confirm' };
};
