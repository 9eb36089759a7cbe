import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import classes from './Dropdown.module.css';
import type { DropdownFrame } from './dropdownTypes.ts';
import { useDropdown } from './useDropdown.ts';

interface DropdownPanelProps extends DropdownFrame {
  readonly type: 'classic' | 'inline' | 'links' | 'multiselect' | 'simple';
  /** Selector of the elements that the arrow keys move through. */
  readonly items: string;
  /** The chosen value, after the label. */
  readonly chosen?: ReactNode;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button with a panel below it. It opens without script; in a group only one is open at a time. */
export function DropdownPanel({ type, items, chosen, children, ...frame }: DropdownPanelProps) {
  const { label, summary, group, onOpen, className = '', panelClassName = '' } = frame;
  const { root, close, onKeyDown, onBlur } = useDropdown(items);
  useEffect(() => {
    // It can have been opened before its code was loaded.
    if (root.current?.open) onOpen?.();
  }, [onOpen, root]);
  return (
    <details
      ref={root}
      name={group}
      className={`${classes['root']} ${className}`}
      data-dropdown={type}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      {summary === undefined ? (
        <summary className={classes['choice']}>
          <span className={chosen === undefined ? undefined : classes['label']}>{label}</span>
          {chosen === undefined ? null : <span className={classes['chosen']}>{chosen}</span>}
          <IconChevronDown className={classes['arrow']} size={16} aria-hidden />
        </summary>
      ) : (
        <summary className={classes['button']} aria-label={label}>
          {summary}
        </summary>
      )}
      <div className={`${classes['panel']} ${panelClassName}`}>
        {typeof children === 'function' ? children(close) : children}
      </div>
    </details>
  );
}
