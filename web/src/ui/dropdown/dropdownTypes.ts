import type { ComponentType, ReactNode } from 'react';
import type { Elements } from '../elements.ts';

/** The props of all panels. */
export interface DropdownFrame {
  /** The accessible name; visible unless there is a summary. */
  readonly label: string;
  /** Content of the button instead of the label, for example an icon. */
  readonly summary?: ReactNode;
  /** In a group only one panel is open at a time. */
  readonly group?: string | undefined;
  /** Called when the panel opens. */
  readonly onOpen?: () => void;
  readonly className?: string | undefined;
  readonly panelClassName?: string | undefined;
}

export interface DropdownOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly isDisabled?: boolean;
}

export interface DropdownLink {
  readonly key: string;
  readonly href: string;
  readonly content: ReactNode;
  /** Whether it links to the current page. */
  readonly current?: boolean;
  /** The language of the target and of the link text. */
  readonly language?: string;
}

/** A panel with any content. */
export interface SimpleDropdown extends DropdownFrame {
  readonly type: 'simple';
  readonly children: ReactNode;
}

/** A list of links. */
export interface LinksDropdown extends DropdownFrame {
  readonly type: 'links';
  readonly links: readonly DropdownLink[];
}

/** One of several values: `classic` looks like a form field, `inline` like a word in the surrounding text. */
export interface ChoiceDropdown extends DropdownFrame {
  readonly type: 'classic' | 'inline';
  /** The name of the form field. */
  readonly name: string;
  readonly options: readonly DropdownOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Any of several values; stays open for another choice. */
export interface MultiselectDropdown extends DropdownFrame {
  readonly type: 'multiselect';
  /** The name of the form fields. */
  readonly name: string;
  readonly options: readonly DropdownOption[];
  readonly values: readonly string[];
  /** Called with the value that is toggled. */
  readonly onToggle: (value: string) => void;
  /** The end of the panel, for example a form's button. */
  readonly footer?: Elements;
}

/** A text field with a list of matching options: the dropdown of kind `search`. */
export interface SearchDropdown {
  readonly label: string;
  /** The name of the form field. */
  readonly name: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly value: string;
  readonly onType: (value: string) => void;
  /** At the start of the field; a magnifying glass by default. */
  readonly icon?: ComponentType<{ readonly className?: string | undefined; readonly size?: number }>;
  /** The accessible name of the button that clears the field. */
  readonly clearLabel: string;
  readonly options: readonly DropdownOption[];
  readonly onChoose: (index: number) => void;
  /** A note before the options, or instead of them. */
  readonly note?: ReactNode;
  /** Announced to screen readers. */
  readonly status?: ReactNode;
  /** Whether the options follow the field in a dialog, whose focus it takes; otherwise they cover what is below it. */
  readonly isInline?: boolean;
}

/** The kinds of panels in R5.29; each is supported whether or not a page uses it. */
export type DropdownProps = SimpleDropdown | LinksDropdown | ChoiceDropdown | MultiselectDropdown;
