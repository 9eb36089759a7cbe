import { createRender, type RenderArgs } from 'found';
import { ModalHost } from '../shell/modals/modalHost.tsx';
import { ErrorShell } from './ErrorShell.tsx';
import { modals } from './modals.ts';

interface Options {
  /** Told whether the page asked for is still under way. */
  readonly onPending?: (pending: boolean) => void;
}

/** Draws what the router resolved; both sides share it. */
export const createPageRender = ({ onPending }: Options = {}) => {
  const render = createRender({
    renderError: ({ error }) => <ErrorShell status={error.status} />,
  });
  return (args: RenderArgs) => {
    onPending?.(!('elements' in args && args.elements) && !('error' in args && args.error));
    return <ModalHost modals={modals}>{render(args)}</ModalHost>;
  };
};
