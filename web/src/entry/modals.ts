import type { ModalRegistry } from '../shell/modals/modalHost.tsx';

/** Every modal of the site by name. */
export const modals: ModalRegistry = {};
