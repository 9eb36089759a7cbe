import { IconCloudOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../card/EmptyState.tsx';
import { usePartsUnderWay } from './partsUnderWay.ts';
import { PartUnderWay } from './PartUnderWay.tsx';
import { RetryLink } from './RetryLink.tsx';

interface SectionErrorProps {
  readonly message?: string | undefined;
  /** Loads the part again. */
  readonly retry?: () => void;
}

/** Replaces a part of a page that did not load. Its link loads the part or the page again; the latter works without script. */
export function SectionError({ message, retry }: SectionErrorProps) {
  if (usePartsUnderWay()) return <PartUnderWay />;
  return (
    <EmptyState
      icon={<IconCloudOff size={32} stroke={1.5} aria-hidden />}
      text={message ?? <FormattedMessage id="error.section" />}
      action={<RetryLink retry={retry} />}
    />
  );
}
