/** What the host knows of the modal that is shown, or was last. */
export interface ModalState {
  /** Empty before the first. */
  readonly name: string;
  readonly data: unknown;
  /** Whether it was agreed to; closing it does not count. */
  readonly confirmed: boolean;
  readonly visible: boolean;
}

export const noModal: ModalState = { name: '', data: undefined, confirmed: false, visible: false };

export type ModalChange =
  | { readonly type: 'open'; readonly name: string; readonly data?: unknown }
  | { readonly type: 'close' }
  | { readonly type: 'confirm' };

/** The state after a change. What is not shown can be neither closed nor agreed to. */
export const nextModalState = (state: ModalState, change: ModalChange): ModalState => {
  if (change.type === 'open')
    return { name: change.name, data: change.data, confirmed: false, visible: true };
  if (!state.visible) return state;
  return { ...state, visible: false, confirmed: change.type === 'confirm' };
};
