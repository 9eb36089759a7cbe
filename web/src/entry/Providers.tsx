import type { ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { SiteConfigProvider, type SiteConfig } from '../config/SiteConfig.tsx';
import { reportWarning } from '../browser/reportError.ts';
import { FlashProvider } from '../shell/flash/FlashContext.tsx';
import type { FlashStore } from '../shell/flash/flashStore.ts';
import { ImageContext } from '../ui/image/ImageContext.tsx';
import { ThemeProvider } from '../ui/theme/ThemeProvider.tsx';

interface Props {
  readonly config: SiteConfig;
  readonly intl: IntlShape;
  readonly environment: Environment;
  readonly flashes: FlashStore;
  readonly bot?: boolean;
  readonly children: ReactNode;
}

const reportFailedImage = (url: string): void => reportWarning('An image did not load.', { url });

/** All contexts that components need, the same on both sides. */
export function Providers({ config, intl, environment, flashes, bot = false, children }: Props) {
  return (
    <SiteConfigProvider config={config}>
      <RawIntlProvider value={intl}>
        <RelayEnvironmentProvider environment={environment}>
          <ThemeProvider>
            <ImageContext value={{ base: config.imageBaseUrl, onFailed: reportFailedImage, atOnce: bot }}>
              <FlashProvider store={flashes}>{children}</FlashProvider>
            </ImageContext>
          </ThemeProvider>
        </RelayEnvironmentProvider>
      </RawIntlProvider>
    </SiteConfigProvider>
  );
}
