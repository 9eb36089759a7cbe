import { useRouter } from 'found';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  type ComponentType,
  type ReactNode,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { useFlashStore } from '../flash/FlashContext.tsx';
import type { ModalData, ModalName } from './modalData.ts';
import { enterModalEntry } from './modalEntry.ts';
import { nextModalState, noModal } from './modalState.ts';
import { useModalEntry } from './useModalEntry.ts';

/** The props of every modal: its data and functions that close it. */
export interface ModalProps<Name extends ModalName> {
  readonly data: ModalData[Name];
  readonly close: () => void;
  /** Closes it as confirmed. */
  readonly confirm: () => void;
}

/** Modals by name, each loaded when first opened. */
export type ModalRegistry = {
  readonly [Name in keyof ModalData]: () => Promise<ComponentType<ModalProps<Name>>>;
};

export interface Modals {
  /** Opens the modal with this name, replacing any other. */
  readonly open: <Name extends ModalName>(name: Name, data: ModalData[Name]) => void;
  readonly close: () => void;
}

const ModalContext = createContext<Modals>({ open: () => undefined, close: () => undefined });

/** Opens and closes modals by name. */
export const useModals = (): Modals => use(ModalContext);

type AnyModal = ComponentType<Record<keyof ModalProps<never>, unknown>>;

/** Shows one modal at a time: the one opened last. */
export function ModalHost({ modals, children }: { modals: ModalRegistry; children: ReactNode }) {
  const [state, change] = useReducer(nextModalState, noModal);
  const components = useMemo(
    () =>
      new Map(
        Object.entries(modals).map(([name, load]) => [name, lazyComponent(load as () => Promise<AnyModal>)]),
      ),
    [modals],
  );
  const isOpen = useRef(false);
  const open = useCallback(
    (name: string, data: unknown) => {
      if (!components.has(name)) return;
      isOpen.current = true;
      enterModalEntry();
      change({ type: 'open', name, data });
    },
    [components],
  );
  const close = useCallback(() => {
    isOpen.current = false;
    change({ type: 'close' });
  }, []);
  const confirm = useCallback(() => {
    isOpen.current = false;
    change({ type: 'confirm' });
  }, []);
  const api = useMemo(() => ({ open, close }), [open, close]);
  const { location } = useRouter().match;
  const { pathname } = location;
  useModalEntry({ open: isOpen, visible: state.visible, close, location });
  const openedOn = useRef(pathname);
  // A modal belongs to the page that opened it. On the first page it may be open before any effect has run.
  useEffect(() => {
    if (openedOn.current !== pathname) close();
    openedOn.current = pathname;
  }, [close, pathname]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-modal', state.visible);
  }, [state.visible]);
  const flashes = useFlashStore();
  const closeUnloaded = () => {
    close();
    const id = flashes.flash({
      variation: 'error',
      source: 'modal',
      pushable: false,
      message: <FormattedMessage id="error.section" />,
      action: {
        label: <FormattedMessage id="app.retry" />,
        handler: () => {
          flashes.close(id);
          open(state.name, state.data);
        },
      },
    });
  };
  const Shown = state.visible ? components.get(state.name) : undefined;
  return (
    <ModalContext value={api}>
      {children}
      {Shown ? (
        <Shown
          key={state.name}
          data={state.data}
          close={close}
          confirm={confirm}
          onNotLoaded={closeUnloaded}
        />
      ) : null}
    </ModalContext>
  );
}
