import { defaultCssVariablesResolver, mergeMantineTheme, DEFAULT_THEME } from '@mantine/core';
import { themeValues } from './themeValues.ts';
import { theme } from './theme.ts';

// Mantine's other default colours are unused and would only add bytes.
const colours = new Set(['brand', 'amber', 'gray', 'dark']);

/** What no style sheet of the site refers to: shades by variant of colours that no component has, and the like. */
const unused =
  /^--mantine-(?:breakpoint|z-index|h[4-6]|heading|primary-color-\d|color-(?:amber|gray|dark)-(?!\d))/;

const used = (variables: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !unused.test(name)));

/** The site's own variables by colour scheme. */
const own = {
  variables: {
    '--site-width': '1140px',
    '--site-gutter': '16px',
    '--site-text-width': '70ch',
    '--site-header-height': '56px',
    '--site-motion': '180ms ease',
  },
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    '--mantine-color-error': '#b42318',
    '--mantine-color-success': 'var(--site-success)',
    '--site-surface': '#ffffff',
    '--site-tint': 'var(--mantine-color-gray-0)',
    '--site-border': 'var(--mantine-color-gray-2)',
    '--site-field-border': 'var(--mantine-color-gray-5)',
    '--site-accent': 'var(--mantine-color-amber-5)',
    '--site-accent-text': 'var(--mantine-color-amber-8)',
    '--site-brand-text': 'var(--mantine-color-brand-7)',
    '--site-brand-tint': 'var(--mantine-color-brand-0)',
    '--site-success': 'var(--mantine-color-brand-7)',
    '--site-error-tint': '#fef3f2',
    '--site-mark': 'var(--mantine-color-amber-1)',
    '--site-scrim': 'rgb(9 15 19 / 55%)',
  },
  dark: {
    '--mantine-color-body': 'var(--mantine-color-dark-7)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-anchor': 'var(--mantine-color-brand-3)',
    '--mantine-color-error': '#ff9c90',
    '--mantine-color-success': 'var(--site-success)',
    '--mantine-color-brand-light': '#1a453c',
    '--mantine-color-brand-light-hover': '#205348',
    '--site-surface': 'var(--mantine-color-dark-6)',
    '--site-tint': 'var(--mantine-color-dark-8)',
    '--site-border': 'var(--mantine-color-dark-5)',
    '--site-field-border': 'var(--mantine-color-dark-3)',
    '--site-accent': 'var(--mantine-color-amber-4)',
    '--site-accent-text': 'var(--mantine-color-amber-3)',
    '--site-brand-text': 'var(--mantine-color-brand-3)',
    '--site-brand-tint': '#12302a',
    '--site-success': 'var(--mantine-color-brand-3)',
    '--site-error-tint': '#3a1512',
    '--site-mark': 'var(--mantine-color-amber-9)',
    '--site-scrim': 'rgb(9 15 19 / 65%)',
  },
};

const block = (selector: string, variables: Readonly<Record<string, string>>): string =>
  `${selector} { ${Object.entries(variables)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ')} }`;

/** All variables as one style sheet, so that the page needs no style element for them. */
export const themeStyleSheet = (): string => {
  const whole = mergeMantineTheme(mergeMantineTheme(DEFAULT_THEME, theme), themeValues);
  const lean = {
    ...whole,
    colors: Object.fromEntries(
      Object.entries(whole.colors).filter(([name]) => colours.has(name)),
    ) as typeof whole.colors,
  };
  const standard = defaultCssVariablesResolver(lean);
  const plain = { ...used(standard.variables), ...own.variables, ...used(standard.light), ...own.light };
  // Print always uses the light scheme.
  return [
    block(':root', plain),
    `@media screen { ${block(":root[data-mantine-color-scheme='dark']", { ...used(standard.dark), ...own.dark })} }`,
  ].join('\n');
};
