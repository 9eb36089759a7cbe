import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { Component, Suspense, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { reportError } from '../browser/reportError.ts';
import type { MessageId } from '../i18n/messageId.ts';
import { EmptyState } from '../ui/card/EmptyState.tsx';

interface QueryBoundaryProps {
  /** Shown while the data load. */
  readonly waiting: ReactNode;
  /** Message id of what is said when they did not load, above an offer to try again. */
  readonly message?: MessageId;
  /** Shown in place of that offer. */
  readonly failed?: ReactNode;
  /** The part; its query takes `fetchKey`, so that it is sent again after a failure. */
  readonly children: (fetchKey: number) => ReactNode;
}

interface State {
  readonly fetchKey: number;
  readonly isFailed: boolean;
}

/** The boundary of a part that loads its own data by `useLazyLoadQuery`. */
export class QueryBoundary extends Component<QueryBoundaryProps, State> {
  override state: State = { fetchKey: 0, isFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { isFailed: true };
  }

  override componentDidCatch(error: Error): void {
    // The environment marks the failures of requests.
    if (!('isOfRequest' in error)) reportError(error, { where: 'part' });
  }

  private readonly retry = () =>
    this.setState(({ fetchKey }) => ({ fetchKey: fetchKey + 1, isFailed: false }));

  override render(): ReactNode {
    const { waiting, message = 'error.section', failed, children } = this.props;
    if (!this.state.isFailed) return <Suspense fallback={waiting}>{children(this.state.fetchKey)}</Suspense>;
    if (failed !== undefined) return failed;
    return (
      <EmptyState
        icon={<IconCloudOff size={32} stroke={1.5} aria-hidden />}
        text={<FormattedMessage id={message} />}
        action={
          <Button onClick={this.retry}>
            <FormattedMessage id="app.retry" />
          </Button>
        }
      />
    );
  }
}
