import { useRouter } from 'found';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { ModalPlace } from '../../ui/modal/ModalPlace.ts';
import { useFlashStore } from '../flash/FlashContext.tsx';
import type { ModalData, ModalName } from './modalData.ts';
import { enterModalEntry } from './modalEntry.ts';
import {
  closesByBack,
  nextModalStack,
  noModals,
  shownModals,
  type ModalEnds,
  type StackChange,
  type StackedModal,
} from './modalStack.ts';
import { useModalEntry } from './useModalEntry.ts';
import type { Elements } from '../../ui/elements.ts';

/** The props of every modal: its data and functions that close it. */
export interface ModalProps<Name extends ModalName> extends ModalEnds {
  readonly data: ModalData[Name];
}

/** Modals by name, each loaded when first opened. */
export type ModalRegistry = {
  readonly [Name in ModalName]: () => Promise<ComponentType<ModalProps<Name>>>;
};

export interface Modals {
  /** Opens the modal with this name, replacing the one on top. */
  readonly open: <Name extends ModalName>(name: Name, data: ModalData[Name], options?: OpenOptions) => void;
  /** Closes the modal on top. */
  readonly close: () => void;
}

interface OpenOptions {
  /** Whether the current modal stays open below the new one. */
  readonly above?: boolean;
  /** Whether only its own code may close it. */
  readonly mandatory?: boolean;
}

const ModalContext = createContext<Modals>({ open: () => undefined, close: () => undefined });

/** Opens and closes modals by name. */
export const useModals = (): Modals => use(ModalContext);

type AnyProps = Partial<Record<keyof ModalProps<never>, unknown>>;

interface ModalHostProps {
  /** Loads the registry, which is no part of the start script, because it names the files of every modal. */
  readonly loadModals: () => Promise<ModalRegistry>;
  readonly children: Elements;
}

/** Returns a function from the name of a modal to its component, which is loaded on its first render. */
const modalComponents = (loadModals: ModalHostProps['loadModals']) => {
  const components = new Map<string, ReturnType<typeof lazyComponent<AnyProps>>>();
  return (name: string) => {
    const load = async () => {
      const modals = (await loadModals()) as Readonly<Record<string, () => Promise<ComponentType<AnyProps>>>>;
      const loadModal = modals[name];
      if (!loadModal) throw new Error(`There is no modal ${name}.`);
      return loadModal();
    };
    const component = components.get(name) ?? lazyComponent<AnyProps>(load);
    components.set(name, component);
    return component;
  };
};

/** Shows the open modals; only the one on top can be used. */
export function ModalHost({ loadModals, children }: ModalHostProps) {
  const [shown, setShown] = useState(noModals);
  const stack = useRef(noModals);
  const componentOf = useMemo(() => modalComponents(loadModals), [loadModals]);
  const change = useCallback((next: StackChange) => {
    stack.current = nextModalStack(stack.current, next);
    if (closesByBack(stack.current)) enterModalEntry();
    setShown(stack.current);
  }, []);
  const environment = useRelayEnvironment();
  const open = useCallback(
    (name: string, data: unknown, options?: OpenOptions) => {
      const ends: ModalEnds = {
        close: () => change({ type: 'close', ends }),
        confirm: () => change({ type: 'confirm', ends }),
      };
      change({ type: 'open', name, data, environment, ends, ...options });
    },
    [change, environment],
  );
  const close = useCallback(() => change({ type: 'close' }), [change]);
  const api = useMemo(() => ({ open, close }), [open, close]);
  const { location } = useRouter().match;
  const { pathname } = location;
  useModalEntry({ stack, shown, change, location });
  const openedOn = useRef(pathname);
  // A modal belongs to the page that opened it. On the first page, one may open before this effect runs.
  useEffect(() => {
    if (openedOn.current !== pathname) change({ type: 'leavePage' });
    openedOn.current = pathname;
  }, [change, pathname]);
  const opened = shownModals(shown);
  // The data of the others went with the account.
  const all = opened.filter((modal) => modal.environment === environment);
  const hidden = opened.length - all.length;
  useEffect(() => {
    if (hidden > 0) change({ type: 'leaveAccount', environment });
  }, [change, environment, hidden]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-modal', all.length > 0);
  }, [all.length]);
  const flashes = useFlashStore();
  const closeUnloaded = ({ name, data, mandatory, ends }: StackedModal) => {
    ends?.close();
    const id = flashes.flash({
      variation: 'error',
      source: 'modal',
      pushable: false,
      message: <FormattedMessage id="error.section" />,
      action: {
        label: <FormattedMessage id="app.retry" />,
        handler: () => {
          flashes.close(id);
          open(name, data, { mandatory, above: true });
        },
      },
    });
  };
  return (
    <ModalContext value={api}>
      {children}
      {all.map((modal, depth) => {
        const Shown = componentOf(modal.name);
        const place = { isTop: depth === all.length - 1, mandatory: modal.mandatory };
        return (
          <ModalPlace key={modal.name} value={place}>
            <Shown data={modal.data} {...modal.ends} onNotLoaded={() => closeUnloaded(modal)} />
          </ModalPlace>
        );
      })}
    </ModalContext>
  );
}
