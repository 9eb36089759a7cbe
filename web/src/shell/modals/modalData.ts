/** The data of every modal by its name. The file of a modal adds its own entry with `declare module`. */
export interface ModalData {}

export type ModalName = keyof ModalData;
