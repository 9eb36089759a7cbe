import { useRouter } from 'found';
import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

/** What every modal gets: the data it was opened with and the way to close itself. */
export interface ModalProps<Data = unknown> {
  readonly data: Data;
  readonly close: () => void;
}

/** Modals by name, each loaded when first opened. */
// The component's data type is its own affair; the host only hands the data through.
export type ModalRegistry = Readonly<Record<string, () => Promise<ComponentType<ModalProps<never>>>>>;

export interface Modals {
  /** Opens the modal of that name in place of any other. */
  readonly open: (name: string, data?: unknown) => void;
  readonly close: () => void;
}

const ModalContext = createContext<Modals>({ open: () => undefined, close: () => undefined });

/** Opens and closes modals by name. */
export const useModals = (): Modals => use(ModalContext);

type AnyModal = ComponentType<ModalProps<unknown>>;

/** Shows one modal at a time, whichever was opened last. */
export function ModalHost({ modals, children }: { modals: ModalRegistry; children: ReactNode }) {
  const [shown, setShown] = useState<{ name: string; data: unknown } | null>(null);
  const components = useMemo(
    () =>
      new Map(
        Object.entries(modals).map(([name, load]) => [
          name,
          lazy(async () => ({ default: (await load()) as AnyModal })),
        ]),
      ),
    [modals],
  );
  const open = useCallback((name: string, data?: unknown) => setShown({ name, data }), []);
  const close = useCallback(() => setShown(null), []);
  const api = useMemo(() => ({ open, close }), [open, close]);
  const { match } = useRouter();
  // A modal belongs to the page that opened it.
  useEffect(close, [close, match.location.pathname]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-modal', shown !== null);
  }, [shown]);
  const Shown = shown ? components.get(shown.name) : undefined;
  return (
    <ModalContext value={api}>
      {children}
      {shown && Shown ? (
        <Suspense fallback={null}>
          <Shown data={shown.data} close={close} />
        </Suspense>
      ) : null}
    </ModalContext>
  );
}
