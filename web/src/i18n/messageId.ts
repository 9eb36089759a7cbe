import type english from '../../../locales/en.json';

/** The id of a message in `locales/`. */
export type MessageId = keyof typeof english;

declare global {
  namespace FormatjsIntl {
    interface Message {
      /** Makes an id that no catalogue has a compile error. */
      ids: MessageId;
    }
  }
}
