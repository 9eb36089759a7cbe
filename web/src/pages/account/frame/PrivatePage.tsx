import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLazyLoadQuery } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useAuth } from '../../../auth/useAuth.ts';
import { useSession } from '../../../auth/useSession.ts';
import { PageHead } from '../../../head/PageHead.tsx';
import type { MessageId } from '../../../i18n/messageId.ts';
import { ofViewer } from '../../../relay/needing.ts';
import { Breadcrumbs } from '../../../shell/Breadcrumbs.tsx';
import { PageColumn } from '../../../ui/page/PageColumn.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { useRenderedInBrowser } from '../../../ui/page/useRenderedInBrowser.ts';
import { QueryBoundary } from '../../../shell/QueryBoundary.tsx';
import { AccountTabs } from './AccountTabs.tsx';
import classes from './PrivatePage.module.css';
import { PrivateSkeleton } from './PrivateSkeleton.tsx';
import { SignInPrompt } from './SignInPrompt.tsx';

interface ViewerContentProps<Query extends OperationType> {
  readonly query: GraphQLTaggedNode;
  readonly fetchKey: number;
  readonly children: (data: Query['response']) => ReactNode;
}

/** The content of a page about the signed-in user. Data that the store holds are shown while they are requested again. */
function ViewerContent<Query extends OperationType>({
  query,
  fetchKey,
  children,
}: ViewerContentProps<Query>) {
  return children(
    useLazyLoadQuery<Query>(query, {}, { ...ofViewer, fetchKey, fetchPolicy: 'store-and-network' }),
  );
}

interface RefreshedProps {
  readonly query: GraphQLTaggedNode;
  /** What the browser knows of the data. */
  readonly known: string;
}

function Again<Query extends OperationType>({
  query,
  fetchKey,
}: Omit<ViewerContentProps<Query>, 'children'>) {
  useLazyLoadQuery<Query>(query, {}, { ...ofViewer, fetchKey, fetchPolicy: 'network-only' });
  return null;
}

/** Requests the data again when the browser knows better. Those that are shown stay meanwhile, and if that fails. */
function Refreshed<Query extends OperationType>({ query, known }: RefreshedProps) {
  const [seen, setSeen] = useState({ known, changes: 0 });
  if (seen.known !== known) setSeen({ known, changes: seen.changes + 1 });
  if (seen.changes === 0) return null;
  return (
    <QueryBoundary key={seen.changes} waiting={null} failed={null}>
      {() => <Again<Query> query={query} fetchKey={seen.changes} />}
    </QueryBoundary>
  );
}

interface PrivatePageProps<Query extends OperationType> {
  /** Message id of the title. */
  readonly title: MessageId;
  readonly query: GraphQLTaggedNode;
  /** What the browser knows of the data beside the address of the account: when it changes, they are requested again. */
  readonly known?: string;
  readonly children: (data: Query['response']) => ReactNode;
}

/** A page about the signed-in user: a skeleton from the server, then the user's data, or for a guest the way to sign in. */
export function PrivatePage<Query extends OperationType>(props: PrivatePageProps<Query>) {
  const { query, known = '', children } = props;
  const { formatMessage } = useIntl();
  const isInBrowser = useRenderedInBrowser();
  const session = useSession();
  const userId = useAuth(({ profile }) => profile?.user_id);
  const address = useAuth(({ profile }) => profile?.email);
  const title = formatMessage({ id: props.title });
  const guestContent = isInBrowser && session === 'guest' ? <SignInPrompt /> : <PrivateSkeleton />;
  return (
    <PageColumn narrow>
      <PageHead title={title} noindex />
      <Breadcrumbs items={[{ label: title }]} />
      <PageTitle gap="sm">{title}</PageTitle>
      <div className={classes['content']}>
        {session === 'signedIn' ? (
          <>
            <AccountTabs />
            <QueryBoundary key={userId} waiting={<PrivateSkeleton />} message="error.page.title">
              {(fetchKey) => (
                <ViewerContent<Query> query={query} fetchKey={fetchKey}>
                  {children}
                </ViewerContent>
              )}
            </QueryBoundary>
            <Refreshed<Query> key={`of ${userId}`} query={query} known={`${address} ${known}`} />
          </>
        ) : (
          guestContent
        )}
      </div>
    </PageColumn>
  );
}
