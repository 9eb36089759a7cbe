import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';

interface ComboboxOptions {
  /** The number of options. */
  readonly count: number;
  readonly onChoose: (index: number) => void;
}

/**
 * Keyboard and pointer handling of a combobox with a list: arrows move, Enter chooses, Escape closes, as WAI-ARIA
 * specifies.
 */
export const useCombobox = ({ count, onChoose }: ComboboxOptions) => {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const root = useRef<HTMLDivElement>(null);
  // Not in an effect: it would run after an early key press and undo its result.
  const [listed, setListed] = useState(count);
  if (listed !== count) {
    setListed(count);
    setActive(-1);
  }
  useEffect(() => {
    const leave = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, []);

  const close = useCallback(() => {
    setOpen(false);
    setActive(-1);
  }, []);
  const move = (step: number) => {
    setOpen(true);
    if (count > 0)
      setActive((before) => (before < 0 ? (step > 0 ? 0 : count - 1) : (before + step + count) % count));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys during input composition belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'Tab') {
      close();
    } else if (event.key === 'Enter' && open && active >= 0) {
      event.preventDefault();
      onChoose(active);
    } else if (event.key === 'Enter') {
      // The list shows what is wrong with the input.
      setOpen(true);
    }
  };
  return { open, active, root, setOpen, setActive, close, onKeyDown };
};
