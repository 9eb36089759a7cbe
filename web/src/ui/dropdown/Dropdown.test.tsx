import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dropdown } from './Dropdown.tsx';
import { SearchField } from './SearchField.tsx';

afterEach(cleanup);

const options = ['Berlin', 'Bremen', 'Köln'].map((name) => ({ value: name.toLowerCase(), label: name }));
const links = options.map(({ value, label }) => ({
  key: value,
  href: `#${value}`,
  content: label,
  current: value === 'bremen',
}));

const onValue = vi.fn<(value: string) => void>();

function Choice({ type }: { type: 'classic' | 'inline' }) {
  const [value, setValue] = useState('bremen');
  const onChange = (next: string) => {
    onValue(next);
    setValue(next);
  };
  return <Dropdown type={type} label="City" name="city" {...{ options, value, onChange }} />;
}

function Multiselect() {
  const [values, setValues] = useState<readonly string[]>([]);
  const onToggle = (value: string) => {
    onValue(value);
    setValues(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  };
  return <Dropdown type="multiselect" label="City" name="city" {...{ options, values, onToggle }} />;
}

function Search() {
  const [value, onType] = useState('');
  const found = options.filter(({ label }) => value && label.startsWith(value));
  return (
    <SearchField
      label="City"
      name="city"
      clearLabel="Clear"
      {...{ value, onType }}
      options={found}
      onChoose={(index) => onValue(found[index]?.value ?? '')}
      note={value && found.length === 0 ? 'Nothing found' : null}
      status={`${found.length} found`}
    />
  );
}

const simple = (
  <Dropdown type="simple" label="City" summary="…">
    <button type="button">One</button>
    <button type="button">Two</button>
  </Dropdown>
);
const panels = {
  classic: <Choice type="classic" />,
  inline: <Choice type="inline" />,
  links: <Dropdown type="links" label="City" summary="…" links={links} />,
  multiselect: <Multiselect />,
  simple,
};
const kinds = Object.keys(panels) as (keyof typeof panels)[];

const show = (kind: keyof typeof panels) => {
  onValue.mockClear();
  const { container } = render(
    <>
      {panels[kind]}
      <p>elsewhere</p>
      <button type="button">after</button>
    </>,
  );
  const details = container.querySelector('details') as HTMLDetailsElement;
  const summary = container.querySelector('summary') as HTMLElement;
  summary.tabIndex = 0;
  summary.focus();
  return { details, summary, user: userEvent.setup() };
};

/** The name of the focused element. */
const focused = () => {
  const element = document.activeElement;
  return (element?.closest('label') ?? element)?.textContent;
};

describe('Dropdown', () => {
  it.each(kinds)('%s is a button with a panel, in plain HTML', { tags: ['R5.29'] }, (kind) => {
    const html = renderToStaticMarkup(panels[kind]);
    expect(html).toMatch(new RegExp(`^<details [^>]*data-dropdown="${kind}"`));
    expect(html).toContain('<summary');
    expect(html).toContain(kind === 'simple' ? 'One' : 'Köln');
  });

  it.each(kinds)(
    '%s opens with an arrow key, and moves with arrows, Home and End',
    { tags: ['R5.29'] },
    async (kind) => {
      const { details, user } = show(kind);
      await user.keyboard('{ArrowDown}');
      expect(details.open).toBe(true);
      const words = kind === 'simple' ? ['One', 'Two'] : ['Berlin', 'Bremen', 'Köln'];
      const marked = kind === 'simple' || kind === 'multiselect' ? words[0] : 'Bremen';
      expect(focused()).toBe(marked);
      await user.keyboard('{End}');
      expect(focused()).toBe(words.at(-1));
      await user.keyboard('{ArrowDown}');
      expect(focused()).toBe(words[0]);
      await user.keyboard('{ArrowUp}');
      expect(focused()).toBe(words.at(-1));
      await user.keyboard('{Home}');
      expect(focused()).toBe(words[0]);
      expect(onValue).not.toHaveBeenCalled();
    },
  );

  it.each(kinds)('%s finds an entry by its first letters', { tags: ['R5.29'] }, async (kind) => {
    const { user } = show(kind);
    await user.keyboard('{ArrowDown}{Home}');
    await user.keyboard(kind === 'simple' ? 'tw' : 'kö');
    expect(focused()).toBe(kind === 'simple' ? 'Two' : 'Köln');
  });

  it.each(kinds)('%s closes with Escape and returns the focus', { tags: ['R5.29'] }, async (kind) => {
    const { details, summary, user } = show(kind);
    await user.keyboard('{ArrowDown}{Escape}');
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(summary);
  });

  it.each(kinds)(
    '%s closes on a click elsewhere, and when it loses the focus',
    { tags: ['R5.29'] },
    async (kind) => {
      const { details, user } = show(kind);
      await user.keyboard('{ArrowDown}');
      await user.click(screen.getByText('elsewhere'));
      expect(details.open).toBe(false);
      details.open = true;
      details.querySelector<HTMLElement>('a, button, input')?.focus();
      screen.getByRole('button', { name: 'after' }).focus();
      expect(details.open).toBe(false);
    },
  );

  it.each(['classic', 'inline'] as const)(
    '%s shows its value and closes on a choice',
    { tags: ['R5.29'] },
    async (kind) => {
      const { details, summary, user } = show(kind);
      expect(summary.textContent).toBe('CityBremen');
      await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      expect(onValue.mock.calls).toEqual([['köln']]);
      expect(details.open).toBe(false);
      expect(document.activeElement).toBe(summary);
      expect(summary.textContent).toBe('CityKöln');
      await user.keyboard('{ArrowDown} ');
      expect(details.open).toBe(false);
      expect(onValue).toHaveBeenCalledTimes(1);
    },
  );

  it('multiselect stays open for another choice', { tags: ['R5.29'] }, async () => {
    const { details, user } = show('multiselect');
    await user.keyboard('{ArrowDown}{Enter}{ArrowDown} ');
    expect(onValue.mock.calls).toEqual([['berlin'], ['bremen']]);
    expect(details.open).toBe(true);
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('search lists matching options, works with the keyboard, and closes', { tags: ['R5.29'] }, async () => {
    onValue.mockClear();
    const user = userEvent.setup();
    render(<Search />, { wrapper: MantineProvider });
    const field = screen.getByRole('combobox', { name: 'City' });
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.type(field, 'B');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Berlin', 'Bremen']);
    expect(screen.getByRole('status').textContent).toBe('2 found');
    await user.keyboard('{ArrowUp}');
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByText('Bremen').id);
    await user.keyboard('{Enter}');
    expect(onValue.mock.calls).toEqual([['bremen']]);
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('x');
    expect(screen.getByText('Nothing found')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.click(document.body);
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });
});
