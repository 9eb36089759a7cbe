import type { ReactNode } from 'react';

/** What all panels have. */
export interface DropdownFrame {
  /** Its name; seen unless there is a summary. */
  readonly label: string;
  /** What the button shows instead, say an icon. */
  readonly summary?: ReactNode;
  /** Of those with the same group one is open at a time. */
  readonly group?: string | undefined;
  readonly className?: string | undefined;
  readonly panelClassName?: string | undefined;
}

export interface DropdownOption {
  readonly value: string;
  readonly label: ReactNode;
}

export interface DropdownLink {
  readonly key: string;
  readonly href: string;
  readonly content: ReactNode;
  /** Whether it leads to what is shown. */
  readonly current?: boolean;
  /** The language that it leads to, and is written in. */
  readonly language?: string;
}

/** Anything in a panel. */
export interface SimpleDropdown extends DropdownFrame {
  readonly type: 'simple';
  readonly children: ReactNode;
}

/** Links to choose from. */
export interface LinksDropdown extends DropdownFrame {
  readonly type: 'links';
  readonly links: readonly DropdownLink[];
}

/** One of several values: `classic` looks like a field of a form, `inline` like a word of the text around. */
export interface ChoiceDropdown extends DropdownFrame {
  readonly type: 'classic' | 'inline';
  /** Name of the value in a form. */
  readonly name: string;
  readonly options: readonly DropdownOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Any of several values; it stays open for another choice. */
export interface MultiselectDropdown extends DropdownFrame {
  readonly type: 'multiselect';
  /** Name of the values in a form. */
  readonly name: string;
  readonly options: readonly DropdownOption[];
  readonly values: readonly string[];
  /** Told the value that is switched on or off. */
  readonly onToggle: (value: string) => void;
  /** What ends the panel, say the button of a form. */
  readonly footer?: ReactNode;
}

/** A field whose list shows what fits the words typed into it: the dropdown of kind `search`. */
export interface SearchDropdown {
  readonly label: string;
  /** Name of the words in a form. */
  readonly name: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly value: string;
  readonly onType: (value: string) => void;
  /** Name of the button that empties the field. */
  readonly clearLabel: string;
  readonly options: readonly DropdownOption[];
  readonly onChoose: (index: number) => void;
  /** What the list says before its options, or without any. */
  readonly note?: ReactNode;
  /** Said to those who do not see the list. */
  readonly status?: ReactNode;
}

/** The kinds of panels that R5.29 names; each is kept whether or not a page of today has a use for it. */
export type DropdownProps = SimpleDropdown | LinksDropdown | ChoiceDropdown | MultiselectDropdown;
