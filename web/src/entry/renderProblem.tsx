import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { SiteConfigProvider, type SiteConfig } from '../config/SiteConfig.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { loadMessages } from '../i18n/loadMessages.ts';
import { ProblemPage, problemTitle, type Problem } from '../shell/ProblemPage.tsx';
import { siteIntl } from './siteIntl.ts';

interface RenderedProblem {
  readonly title: string;
  readonly html: string;
}

/** Renders the page for a request that no route accepts, or whose rendering failed. It needs no data. */
export const renderProblem = async (
  problem: Problem,
  language: LanguageCode,
  config: SiteConfig,
): Promise<RenderedProblem> => {
  const intl = siteIntl(language, await loadMessages(language));
  const html = renderToStaticMarkup(
    <SiteConfigProvider config={config}>
      <RawIntlProvider value={intl}>
        <ProblemPage problem={problem} />
      </RawIntlProvider>
    </SiteConfigProvider>,
  );
  return { title: `${intl.formatMessage({ id: problemTitle(problem) })} | ${config.productName}`, html };
};
