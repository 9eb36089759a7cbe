import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../i18n/messageId.ts';
import { savedPath } from '../../paths/paths.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import type { FlashMessage, FlashStore } from '../../shell/flash/flashStore.ts';

interface ListChange {
  /** The list; each shows one message at a time. */
  readonly source: string;
  readonly texts: Readonly<Record<'added' | 'removed' | 'full', MessageId>>;
  readonly max: number;
  /** Whether there was no room for the item. */
  readonly isRefused: boolean;
  /** Puts the item back; null when it was added. */
  readonly undo: (() => void) | null;
}

/** The link of a message to what the visitor saved. */
export const listLink = (words: ReactNode[]) => <LocalLink to={savedPath}>{words}</LocalLink>;

/**
 * Says that an item was saved, with a link to the list; that it was removed, which can be undone; or that there is no room
 * for another.
 */
export const showChange = (
  flashes: FlashStore,
  { source, texts, max, isRefused, undo }: ListChange,
): void => {
  const show = (message: Pick<FlashMessage, 'variation' | 'message' | 'action'>): number =>
    flashes.flash({ ...message, source, pushable: false });
  if (isRefused) {
    show({ variation: 'info', message: <FormattedMessage id={texts.full} values={{ count: max }} /> });
    return;
  }
  if (undo === null) {
    show({
      variation: 'success',
      message: <FormattedMessage id={texts.added} values={{ link: listLink }} />,
    });
    return;
  }
  const id = show({
    variation: 'info',
    message: <FormattedMessage id={texts.removed} />,
    action: {
      label: <FormattedMessage id="app.undo" />,
      handler: () => {
        undo();
        flashes.close(id);
      },
    },
  });
};
