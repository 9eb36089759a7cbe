import { FormattedMessage } from 'react-intl';
import { OfferListSkeleton } from '../../features/offer-list/OfferListSkeleton.tsx';
import { LoadingHead } from '../../shell/LoadingHead.tsx';
import { Content } from '../../ui/content/Content.tsx';
import { Bone } from '../../ui/skeleton/Bone.tsx';
import classes from './CityCategoryPageSkeleton.module.css';

/** Stands where a city category is loading. */
export function CityCategoryPageSkeleton() {
  return (
    <div aria-busy>
      <LoadingHead />
      <p className={classes['told']} role="status">
        <FormattedMessage id="app.loading" />
      </p>
      <div className={classes['head']} />
      <Content>
        <div className={classes['heading']}>
          <Bone shape="title" width="third" />
        </div>
        <OfferListSkeleton />
      </Content>
    </div>
  );
}
