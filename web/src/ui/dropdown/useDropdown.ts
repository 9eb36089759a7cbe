import { useCallback, useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { itemAfterKey } from './itemAfterKey.ts';
import { useTypeAhead } from './useTypeAhead.ts';

const summaryOf = (details: HTMLDetailsElement): HTMLElement | null => details.querySelector('summary');

/**
 * Closing and keyboard handling of a `details` panel. A click elsewhere or on a link in it, Escape, Tab out of it and
 * a navigation close it; Escape and a choice return the focus. `items` selects what the arrow keys move through.
 */
export const useDropdown = (items: string) => {
  const root = useRef<HTMLDetailsElement>(null);
  const typeAhead = useTypeAhead();

  const close = useCallback(() => {
    const details = root.current;
    if (!details?.open) return;
    const hadFocus = details.contains(document.activeElement);
    details.open = false;
    if (hadFocus) summaryOf(details)?.focus();
  }, []);

  useEffect(() => {
    const details = root.current;
    const leave = () => details?.removeAttribute('open');
    const onClick = ({ target }: Event) => {
      if ((target as Element).closest('a')) leave();
    };
    const onPointer = (event: PointerEvent) => {
      if (!details?.contains(event.target as Node)) leave();
    };
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    details?.addEventListener('click', onClick);
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    window.addEventListener('popstate', leave);
    return () => {
      details?.removeEventListener('click', onClick);
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('popstate', leave);
    };
  }, [close]);

  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const details = event.currentTarget;
    const target = event.target as HTMLElement;
    const onSummary = target === summaryOf(details);
    const all = [...details.querySelectorAll<HTMLElement>(items)];
    // Other controls in the panel keep their own keys, and so do shortcuts.
    if ((!onSummary && !all.includes(target)) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && target instanceof HTMLInputElement) {
      // Chooses the item instead of submitting the surrounding form.
      event.preventDefault();
      target.click();
      return;
    }
    const next =
      itemAfterKey(event.key, all, onSummary ? null : target) ??
      (details.open ? typeAhead(event.key, all, target) : undefined);
    if (!next) return;
    event.preventDefault();
    details.open = true;
    next.focus();
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };

  return { root, close, onKeyDown, onBlur };
};
