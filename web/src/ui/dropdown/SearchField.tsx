import { VisuallyHidden } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import type { SearchDropdown } from './dropdownTypes.ts';
import classes from './SearchField.module.css';
import { useCombobox } from './useCombobox.ts';

/** A text field with a list of matching options, whose number is announced to screen readers. */
export function SearchField({
  icon: Icon = IconSearch,
  options,
  note,
  status,
  onChoose,
  isInline,
  ...field
}: SearchDropdown) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Uses text that was typed before hydration, too.
    const words = input.current?.value ?? '';
    if (words !== field.value) field.onType(words);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the initial text
  }, []);
  const clear = () => {
    field.onType('');
    input.current?.focus();
  };
  const choose = (index: number) => {
    combobox.close();
    onChoose(index);
  };
  const combobox = useCombobox({ count: options.length, onChoose: choose });
  const open = combobox.open && (options.length > 0 || Boolean(note));
  const optionProps = (index: number) => ({
    id: `${id}-${index}`,
    className: classes['option'],
    role: 'option',
    'aria-selected': index === combobox.active,
    onPointerMove: () => combobox.setActive(index),
    // Keeps the focus in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: () => choose(index),
  });
  return (
    <div
      className={classes['root']}
      ref={combobox.root}
      data-dropdown="search"
      data-inline={isInline || undefined}
    >
      <VisuallyHidden>
        <label htmlFor={`${id}-input`}>{field.label}</label>
      </VisuallyHidden>
      <div className={classes['box']}>
        <Icon className={classes['icon']} size={20} aria-hidden />
        <input
          className={classes['input']}
          ref={input}
          id={`${id}-input`}
          name={field.name}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && combobox.active >= 0 ? `${id}-${combobox.active}` : undefined}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={field.maxLength}
          placeholder={field.placeholder}
          value={field.value}
          onChange={(event) => {
            field.onType(event.target.value);
            combobox.setOpen(true);
          }}
          onFocus={() => combobox.setOpen(true)}
          data-autofocus={isInline || undefined}
          onKeyDown={combobox.onKeyDown}
        />
        {field.value !== '' && (
          <button type="button" className={classes['clear']} aria-label={field.clearLabel} onClick={clear}>
            <IconX size={18} aria-hidden />
          </button>
        )}
      </div>
      <div className={classes['panel']} hidden={!open}>
        {note ? <p className={classes['note']}>{note}</p> : null}
        <ul className={classes['list']} id={`${id}-list`} role="listbox" aria-label={field.label}>
          {options.map(({ value, label }, index) => (
            <li key={value} {...optionProps(index)}>
              {label}
            </li>
          ))}
        </ul>
      </div>
      <VisuallyHidden role="status">{open ? status : null}</VisuallyHidden>
    </div>
  );
}
