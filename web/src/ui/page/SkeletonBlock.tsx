import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton, type SkeletonProps, VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';

/** Announces to screen readers that something is loading. */
export function LoadingStatus() {
  return (
    <VisuallyHidden role="status">
      <FormattedMessage id="app.loading" />
    </VisuallyHidden>
  );
}

/** As large as the content that they represent. */
const shapes = {
  line: { height: 14, my: 3 },
  /** A line of the text around it. */
  text: { height: '0.8em', display: 'inline-block' },
  crumbs: { height: 14, my: 9 },
  title: { height: 20, my: 2 },
  chip: { height: 24, radius: 12 },
  badge: { height: 28, radius: 14 },
  button: { height: 42, radius: 'md' },
  logo: { height: 50, w: 50, radius: 'md', mod: 'logo' },
  block: { height: '100%', mih: 120 },
} satisfies Record<string, SkeletonProps>;

const widths = { full: undefined, half: '50%', third: '33%' };

interface SkeletonBlockProps {
  /** The kind of content that it represents. */
  readonly shape: keyof typeof shapes;
  readonly width?: 'full' | 'half' | 'third';
}

/** One grey piece of a skeleton. */
export function SkeletonBlock({ shape, width = 'full' }: SkeletonBlockProps) {
  return <Skeleton {...shapes[shape]} width={widths[width]} aria-hidden />;
}
