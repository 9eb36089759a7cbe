import {
  localStorageColorSchemeManager,
  MantineContext,
  MantineThemeProvider,
  useProviderColorScheme,
} from '@mantine/core';
import { useIsomorphicEffect } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

const manager = localStorageColorSchemeManager();
const getRootElement = () => document.documentElement;

/**
 * The contexts of Mantine's components. MantineProvider gives the same, but also carries the code that writes variables
 * and classes into style elements: here they come in style sheets, as the content policy allows no style elements.
 */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const colorScheme = useProviderColorScheme({
    manager,
    defaultColorScheme: 'auto',
    forceColorScheme: undefined,
    getRootElement,
  });
  useIsomorphicEffect(() => getRootElement().setAttribute('data-respect-reduced-motion', 'true'), []);
  return (
    <MantineContext
      value={{
        ...colorScheme,
        getRootElement,
        classNamesPrefix: 'mantine',
        cssVariablesSelector: ':root',
        withStaticClasses: true,
      }}
    >
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
