import { useRouter } from 'found';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './Disclosure.module.css';

interface Props {
  /** What the closed control shows. */
  readonly summary: ReactNode;
  /** Its name for those who hear it. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly panelClassName?: string | undefined;
}

/**
 * A button with a panel under it. It opens without any script, one of the header's at a time; with it, a click
 * elsewhere, Escape or a move to another page closes it, and Escape gives the focus back.
 */
export function Disclosure({ summary, label, children, className, panelClassName }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);
  const { match } = useRouter();

  useEffect(() => {
    const close = () => details.current?.removeAttribute('open');
    const onPointer = (event: PointerEvent) => {
      if (!details.current?.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      const hadFocus = details.current.contains(document.activeElement);
      close();
      if (hadFocus) button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  useEffect(() => details.current?.removeAttribute('open'), [match.location]);

  return (
    <details ref={details} name="header" className={`${classes['root']} ${className ?? ''}`}>
      <summary ref={button} className={classes['button']} aria-label={label}>
        {summary}
      </summary>
      <div className={`${classes['panel']} ${panelClassName ?? ''}`}>{children}</div>
    </details>
  );
}
