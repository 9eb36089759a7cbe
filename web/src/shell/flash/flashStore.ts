import type { ReactNode } from 'react';

/** A message shown above the page, with the fields of R3.93 to R3.99. */
export interface FlashMessage {
  readonly variation: 'error' | 'success' | 'info';
  readonly message: ReactNode;
  readonly title?: ReactNode;
  /** Whether the message is HTML, which is sanitised; otherwise the text is shown literally. */
  readonly html?: boolean;
  /** A button in the message. */
  readonly action?: { readonly label: ReactNode; readonly handler: () => void };
  readonly onClose?: () => void;
  /** Whether the visitor can close it; defaults to true. */
  readonly closable?: boolean;
  /** The sender of the message; see `pushable`. */
  readonly source?: string;
  /** False replaces the message of the same source instead of stacking; defaults to true. */
  readonly pushable?: boolean;
}

export interface ShownFlash extends FlashMessage {
  readonly id: number;
  readonly html: boolean;
  readonly closable: boolean;
  readonly pushable: boolean;
}

const defaults = { html: false, closable: true, pushable: true };

export interface FlashStore {
  readonly flash: (message: FlashMessage) => number;
  readonly close: (id: number) => void;
  /** Closes all messages except errors, when their page is left. */
  readonly closePassing: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => readonly ShownFlash[];
}

/** Whether a message closes by itself. An error stays until the visitor closes it. */
export const isPassing = ({ variation }: FlashMessage): boolean => variation !== 'error';

const isSameMessage = (one: FlashMessage, other: FlashMessage): boolean =>
  one.variation === other.variation && one.message === other.message && one.title === other.title;

/** Stores the visible messages. The same text is not shown twice at a time. */
export const createFlashStore = (): FlashStore => {
  let shown: readonly ShownFlash[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly ShownFlash[]): void => {
    shown = next;
    listeners.forEach((listener) => listener());
  };
  const close = (id: number): void => {
    const closing = shown.find((message) => message.id === id);
    if (!closing) return;
    set(shown.filter((message) => message.id !== id));
    closing.onClose?.();
  };
  return {
    flash: (message) => {
      const duplicate = shown.find((other) => isSameMessage(other, message));
      if (duplicate) return duplicate.id;
      lastId += 1;
      const next: ShownFlash = { ...defaults, ...message, id: lastId };
      const kept = next.pushable ? shown : shown.filter((other) => other.source !== next.source);
      set([...kept, next]);
      return lastId;
    },
    close,
    closePassing: () => shown.filter(isPassing).forEach(({ id }) => close(id)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => shown,
  };
};
