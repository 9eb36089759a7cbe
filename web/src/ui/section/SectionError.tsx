import { IconCloudOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../card/EmptyState.tsx';
import { usePartsUnderWay } from './partsUnderWay.ts';
import { PartUnderWay } from './PartUnderWay.tsx';
import { RetryLink } from './RetryLink.tsx';

/** Replaces a part of a page that did not load. Its link reloads the page and works without script. */
export function SectionError({ message }: { readonly message?: string | undefined }) {
  if (usePartsUnderWay()) return <PartUnderWay />;
  return (
    <EmptyState
      icon={<IconCloudOff size={32} stroke={1.5} aria-hidden />}
      text={message ?? <FormattedMessage id="error.section" />}
      action={<RetryLink />}
    />
  );
}
