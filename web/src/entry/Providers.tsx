import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { SiteConfigProvider, type SiteConfig } from '../config/SiteConfig.tsx';
import { defaultLanguage, localeOf } from '../i18n/languages.ts';
import type { Messages } from '../i18n/loadMessages.ts';
import { reportWarning } from '../browser/reportError.ts';
import { FlashProvider } from '../shell/flash/FlashContext.tsx';
import type { FlashStore } from '../shell/flash/flashStore.ts';
import { ImageContext } from '../ui/image/ImageContext.tsx';
import { ThemeProvider } from '../ui/theme/ThemeProvider.tsx';

interface Props {
  readonly config: SiteConfig;
  readonly language: string;
  readonly messages: Messages;
  readonly environment: Environment;
  readonly flashes: FlashStore;
  readonly bot?: boolean;
  readonly children: ReactNode;
}

const reportFailedImage = (url: string): void => reportWarning('An image did not load.', { url });

/** All contexts that components need, the same on both sides. */
export function Providers({
  config,
  language,
  messages,
  environment,
  flashes,
  bot = false,
  children,
}: Props) {
  return (
    <SiteConfigProvider config={config}>
      {/* Server and browser must render the same times, whatever their time zones are. */}
      <IntlProvider
        locale={localeOf(language)}
        defaultLocale={defaultLanguage}
        messages={messages}
        timeZone="UTC"
        onError={(error) => reportWarning(error, { where: 'messages' })}
      >
        <RelayEnvironmentProvider environment={environment}>
          <ThemeProvider>
            <ImageContext value={{ base: config.imageBaseUrl, onFailed: reportFailedImage, atOnce: bot }}>
              <FlashProvider store={flashes}>{children}</FlashProvider>
            </ImageContext>
          </ThemeProvider>
        </RelayEnvironmentProvider>
      </IntlProvider>
    </SiteConfigProvider>
  );
}
