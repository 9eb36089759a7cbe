import { FormattedMessage } from 'react-intl';
import { OfferListSkeleton } from '../../features/offer-list/OfferListSkeleton.tsx';
import { LoadingHead } from '../../shell/LoadingHead.tsx';
import { Content } from '../../ui/content/Content.tsx';
import { Bone } from '../../ui/skeleton/Bone.tsx';
import classes from './CityPageSkeleton.module.css';

/** Stands where a city is loading. */
export function CityPageSkeleton() {
  return (
    <div aria-busy>
      <LoadingHead />
      <p className={classes['told']} role="status">
        <FormattedMessage id="app.loading" />
      </p>
      <div className={classes['hero']} />
      <Content>
        <div className={classes['heading']}>
          <Bone shape="title" width="third" />
        </div>
        <OfferListSkeleton />
      </Content>
    </div>
  );
}
