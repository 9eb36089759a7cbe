import type { ReactNode } from 'react';

/** A message shown above the page, with the fields that R3.93 to R3.99 name. */
export interface FlashMessage {
  readonly variation: 'error' | 'success' | 'info';
  readonly message: ReactNode;
  readonly title?: ReactNode;
  /** The message is HTML, of which only harmless markup is shown; without this a text is shown to the letter. */
  readonly html?: boolean;
  /** A button in the message. */
  readonly action?: { readonly label: ReactNode; readonly handler: () => void };
  readonly onClose?: () => void;
  /** Whether it can be closed by hand; true unless said otherwise. */
  readonly closable?: boolean;
  /** Who speaks; see `pushable`. */
  readonly source?: string;
  /** False replaces the message of the same source instead of standing beside it; true unless said otherwise. */
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
  /** Closes what was said about a page that is left. */
  readonly closePassing: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => readonly ShownFlash[];
}

/** Whether a message goes by itself. An error stays until it was read. */
export const isPassing = ({ variation }: FlashMessage): boolean => variation !== 'error';

const sameWords = (one: FlashMessage, other: FlashMessage): boolean =>
  one.variation === other.variation && one.message === other.message && one.title === other.title;

/** Holds the messages on show. The same words are not shown twice at a time. */
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
      const twin = shown.find((other) => sameWords(other, message));
      if (twin) return twin.id;
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
