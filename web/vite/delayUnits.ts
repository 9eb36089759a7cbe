import type { Plugin } from 'postcss';

/** Gives delays of 0 their unit, which CSS demands of times: Mantine's loader has one without, which browsers drop. */
export const delayUnits = (): Plugin => ({
  postcssPlugin: 'delay-units',
  Declaration: {
    'animation-delay': (declaration) => {
      if (declaration.value === '0') declaration.value = '0s';
    },
  },
});
