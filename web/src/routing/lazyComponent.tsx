import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { loadCode } from './loadCode.ts';

interface Own {
  /** Called when the code fails to load. */
  readonly onNotLoaded?: () => void;
}

/**
 * Returns a component whose code loads on its first render; until then it renders `waiting`. Unlike with React's `lazy`,
 * code that fails to load does not break the rest of the page: it is requested again when the browser comes online and
 * when the component is mounted again.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props & Own> => {
  let loaded: ComponentType<Props> | undefined;
  return function LazyComponent({ onNotLoaded, ...props }: Props & Own) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const latestHandler = useRef(onNotLoaded);
    useEffect(() => {
      latestHandler.current = onNotLoaded;
    });
    useEffect(() => {
      if (Loaded) return undefined;
      let isMounted = true;
      const tryToLoad = async () => {
        try {
          loaded = await loadCode(load);
          if (isMounted) setLoaded(() => loaded);
        } catch {
          if (isMounted) latestHandler.current?.();
        }
      };
      const retry = () => void tryToLoad();
      window.addEventListener('online', retry);
      retry();
      return () => {
        isMounted = false;
        window.removeEventListener('online', retry);
      };
    }, [Loaded]);
    return Loaded ? <Loaded {...(props as Props)} /> : waiting;
  };
};
