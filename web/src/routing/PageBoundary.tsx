import { Component, type ReactNode } from 'react';
import { reportError } from '../browser/reportError.ts';
import { PageError } from './PageError.tsx';

interface Props {
  /** A change clears the error. */
  readonly location: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Keeps header and footer working when a page throws while rendering. */
export class PageBoundary extends Component<Props, State> {
  constructor(props: Props) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, { where: 'page' });
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.location !== this.props.location) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <PageError retry={() => this.setState({ failed: false })} />;
  }
}
