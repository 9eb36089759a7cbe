import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePartsUnderWay } from '../../ui/section/partsUnderWay.ts';
import { PartUnderWay } from '../../ui/section/PartUnderWay.tsx';
import { RetryLink } from '../../ui/section/RetryLink.tsx';
import { FigureCard } from './FigureCard.tsx';
import classes from './figures.module.css';

/** Replaces a figure that did not load. */
export function FailedFigure({ title }: { readonly title: ReactNode }) {
  const isUnderWay = usePartsUnderWay();
  return (
    <FigureCard title={title}>
      {() =>
        isUnderWay ? (
          <PartUnderWay />
        ) : (
          <>
            <p className={classes['lost']}>
              <IconCloudOff size={20} stroke={1.5} aria-hidden="true" />
              <FormattedMessage id="error.section" />
            </p>
            <RetryLink />
          </>
        )
      }
    </FigureCard>
  );
}
