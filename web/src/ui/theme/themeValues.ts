import { createTheme, type MantineColorsTuple } from '@mantine/core';

// White on shade 7 has a contrast of 5.6 : 1.
const brand: MantineColorsTuple = [
  '#e9f6f2',
  '#d0eae2',
  '#a4d6c8',
  '#74bfac',
  '#4bab94',
  '#2f9a82',
  '#1b8a73',
  '#0e7560',
  '#085e4d',
  '#04473a',
];

const amber: MantineColorsTuple = [
  '#fff7e3',
  '#ffecc2',
  '#ffdb8a',
  '#fec94f',
  '#fbb824',
  '#f2a50c',
  '#d98c00',
  '#a96b00',
  '#855300',
  '#5e3a00',
];

const slate: MantineColorsTuple = [
  '#f6f8f9',
  '#edf1f3',
  '#dfe5e9',
  '#c9d2d8',
  '#a9b6be',
  '#84949e',
  '#5c6d78',
  '#46555f',
  '#2f3c45',
  '#1a252c',
];

const night: MantineColorsTuple = [
  '#dbe3e7',
  '#bccad1',
  '#9fb0b9',
  '#7b8e98',
  '#384853',
  '#27353e',
  '#1c2830',
  '#131d23',
  '#0e161b',
  '#090f13',
];

/**
 * Every colour, radius, spacing, shadow and size of the site. They are in the style sheet alone: components refer to its
 * variables.
 */
export const themeValues = createTheme({
  colors: { brand, amber, gray: slate, dark: night },
  white: '#ffffff',
  black: '#14202a',
  fontFamily: "'Inter Variable', 'Inter Fallback', 'Inter Roboto', system-ui, sans-serif",
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1rem', sm: '1.25rem', md: '1.5rem', lg: '1.5rem', xl: '1.75rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '24px' },
  shadows: {
    xs: '0 1px 2px rgb(20 32 42 / 8%)',
    sm: '0 1px 3px rgb(20 32 42 / 8%), 0 4px 12px rgb(20 32 42 / 5%)',
    md: '0 2px 6px rgb(20 32 42 / 8%), 0 12px 24px rgb(20 32 42 / 8%)',
    lg: '0 4px 12px rgb(20 32 42 / 10%), 0 24px 48px rgb(20 32 42 / 12%)',
    xl: '0 8px 24px rgb(20 32 42 / 12%), 0 32px 64px rgb(20 32 42 / 16%)',
  },
  headings: {
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2rem', lineHeight: '2.5rem' },
      h2: { fontSize: '1.375rem', lineHeight: '1.75rem' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.5rem', fontWeight: '600' },
      h4: { fontSize: '1rem', lineHeight: '1.5rem', fontWeight: '600' },
      h5: { fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: '600' },
      h6: { fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: '600' },
    },
  },
});
