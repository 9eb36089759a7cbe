import { createRender, type Location, type Match, type RenderArgs } from 'found';
import type { ReactElement } from 'react';
import type { MessageId } from '../i18n/messageId.ts';
import { RouteFocus } from '../routing/RouteFocus.tsx';
import { ScrollKeeper } from '../routing/scroll/ScrollKeeper.tsx';
import { ModalHost } from '../shell/modals/modalHost.tsx';
import { ErrorShell } from './ErrorShell.tsx';
import { loadModals } from './loadModals.ts';

interface Options {
  /** Called when navigation starts and ends. */
  readonly onPending?: (pending: boolean, match: Match) => void;
}

/** Renders what the router resolved; used on both sides. */
export const createPageRender = ({ onPending }: Options = {}) => {
  const render = createRender({
    renderError: ({ error }) => (
      <ErrorShell status={error.status} title={(error.data as { title?: MessageId } | undefined)?.title} />
    ),
  });
  // During navigation the router already reports the new location, while the old page is still shown.
  let shown: Location | undefined;
  return (args: RenderArgs) => {
    const ready = ('elements' in args && args.elements) || ('error' in args && args.error);
    onPending?.(!ready, args);
    if (ready || !shown) shown = args.location;
    const content: ReactElement | null = render(args);
    return (
      <ModalHost loadModals={loadModals}>
        {content}
        <RouteFocus location={shown} />
        <ScrollKeeper location={shown} />
      </ModalHost>
    );
  };
};
