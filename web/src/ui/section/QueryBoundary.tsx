import { Component, Suspense, type ReactNode } from 'react';
import { reportError } from '../../browser/reportError.ts';
import { isRequestFailure } from '../../relay/requestFailures.ts';
import { SectionError } from './SectionError.tsx';

interface QueryBoundaryProps {
  /** Shown while the data load. */
  readonly waiting: ReactNode;
  /** Shown when they did not load; by default an offer to try again. */
  readonly failed?: (retry: () => void) => ReactNode;
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
    if (!isRequestFailure(error)) reportError(error, { where: 'part' });
  }

  private readonly retry = () =>
    this.setState(({ fetchKey }) => ({ fetchKey: fetchKey + 1, isFailed: false }));

  override render(): ReactNode {
    const { waiting, failed, children } = this.props;
    if (!this.state.isFailed) return <Suspense fallback={waiting}>{children(this.state.fetchKey)}</Suspense>;
    return failed ? failed(this.retry) : <SectionError retry={this.retry} />;
  }
}
