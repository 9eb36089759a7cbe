import type { Match, RouteObject } from 'found';
import type { ReactElement, ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { LanguageLink } from '../head/languageLinks.tsx';
import { isRequested } from '../relay/isRequested.ts';
import { useStoredData } from '../relay/useStoredData.ts';
import { pageRouteOf, routeRender } from '../routing/foundTypes.ts';
import type { RoutingContext } from '../routing/routingContext.ts';
import { AppShell, type ShellSlots } from './AppShell.tsx';

interface PageShellProps {
  readonly match: Match<RoutingContext>;
  readonly slots: ShellSlots;
  readonly children?: ReactNode;
}

/** The shell around the page of a match. It reads the page's own query, so that links and city cost no second request. */
function PageShell({ match, slots, children }: PageShellProps) {
  const route = pageRouteOf(match.routes);
  const variables = route.prepareVariables?.(match.params, match) ?? {};
  const options = route.getOptions?.();
  const environment = useRelayEnvironment();
  const data = useStoredData(options?.query, variables);
  const city = (data && options?.cityOf?.(data)) ?? null;
  const mayHaveCity = options?.cityOf !== undefined && options.query !== undefined;
  const awaitsCity = city === null && mayHaveCity && isRequested(environment, options.query, variables);
  const { shell = {} } = route;
  const links = data?.['redirectLinks'] as readonly LanguageLink[] | null | undefined;
  return (
    <AppShell
      options={shell}
      links={shell.localized ? (links ?? 'not answered') : 'same path'}
      city={awaitsCity ? 'not answered' : city}
      slots={slots}
    >
      {children}
    </AppShell>
  );
}

/** The route around each page. */
export const shellRoute = (slots: ShellSlots): RouteObject => ({
  render: routeRender(({ match }: { match: Match<RoutingContext> }): ReactElement => (
    <PageShell match={match} slots={slots} />
  )),
});
