import type { Plugin } from 'postcss';

/** Adds the unit to delays of 0, which CSS requires: Mantine's loader has one without, which browsers ignore. */
export const delayUnits = (): Plugin => ({
  postcssPlugin: 'delay-units',
  Declaration: {
    'animation-delay': (declaration) => {
      if (declaration.value === '0') declaration.value = '0s';
    },
  },
});
