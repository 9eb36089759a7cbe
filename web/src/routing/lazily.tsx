import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { loadCode } from './loadCode.ts';

interface Own {
  /** Called when the code fails to load. */
  readonly onNotLoaded?: () => void;
}

/**
 * A component whose code comes when it is first drawn; `waiting` stands in its place until then. Unlike React's own,
 * one whose code did not arrive takes nothing else down: it is asked for again once the browser is online, and when it
 * is drawn anew.
 */
export const lazily = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props & Own> => {
  let loaded: ComponentType<Props> | undefined;
  return function Lazily({ onNotLoaded, ...props }: Props & Own) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const notLoaded = useRef(onNotLoaded);
    useEffect(() => {
      notLoaded.current = onNotLoaded;
    });
    useEffect(() => {
      if (Loaded) return undefined;
      let isWanted = true;
      const ask = async () => {
        try {
          loaded = await loadCode(load);
          if (isWanted) setLoaded(() => loaded);
        } catch {
          if (isWanted) notLoaded.current?.();
        }
      };
      const askAgain = () => void ask();
      window.addEventListener('online', askAgain);
      askAgain();
      return () => {
        isWanted = false;
        window.removeEventListener('online', askAgain);
      };
    }, [Loaded]);
    return Loaded ? <Loaded {...(props as Props)} /> : waiting;
  };
};
