import { colorsTuple, createTheme, type MantineColorsTuple } from '@mantine/core';

/** The shades of a colour as variables of the style sheet, which has their values (`themeValues.ts`). */
const shadesOf = (name: string): MantineColorsTuple =>
  colorsTuple(Array.from({ length: 10 }, (_, shade) => `var(--mantine-color-${name}-${shade})`));

/** What Mantine's components need to know of the theme in the browser. */
export const theme = createTheme({
  components: {
    // Mantine locks scrolling with a style element, which the content policy forbids; `html[data-modal]` does it
    // instead.
    Modal: { defaultProps: { lockScroll: false, centered: true, radius: 'lg' } },
    Skeleton: { defaultProps: { radius: 'sm' } },
  },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 7 },
  colors: {
    brand: shadesOf('brand'),
    amber: shadesOf('amber'),
    gray: shadesOf('gray'),
    dark: shadesOf('dark'),
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
});
