import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useViewerData } from '../../../relay/useViewerData.ts';
import { EmptyState } from '../../../ui/card/EmptyState.tsx';
import { PrivateSkeleton } from './PrivateSkeleton.tsx';

interface ViewerContentProps<Query extends OperationType> {
  readonly query: GraphQLTaggedNode;
  readonly children: (data: Query['response']) => ReactNode;
}

/** The content of a page about the signed-in user, once its data are loaded. */
export function ViewerContent<Query extends OperationType>({ query, children }: ViewerContentProps<Query>) {
  const viewer = useViewerData<Query>(query);
  if (viewer.state === 'loading') return <PrivateSkeleton />;
  if (viewer.state === 'done') return children(viewer.data);
  return (
    <EmptyState
      icon={<IconCloudOff size={32} stroke={1.5} aria-hidden />}
      text={<FormattedMessage id="error.page.title" />}
      action={
        <Button onClick={viewer.retry}>
          <FormattedMessage id="app.retry" />
        </Button>
      }
    />
  );
}
