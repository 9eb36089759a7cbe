import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { SiteConfigProvider, type SiteConfig } from '../config/SiteConfig.tsx';
import { localeOf, type LanguageCode } from '../i18n/languages.ts';
import { loadMessages } from '../i18n/loadMessages.ts';
import { ProblemPage, type Problem } from '../shell/ProblemPage.tsx';

/** Renders the page for a request that no route accepts, or whose rendering failed. It needs no data. */
export const renderProblem = async (
  problem: Problem,
  language: LanguageCode,
  config: SiteConfig,
): Promise<string> => {
  const messages = await loadMessages(language);
  return renderToStaticMarkup(
    <SiteConfigProvider config={config}>
      <IntlProvider locale={localeOf(language)} messages={messages} timeZone="UTC">
        <ProblemPage problem={problem} />
      </IntlProvider>
    </SiteConfigProvider>,
  );
};
