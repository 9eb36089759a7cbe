import { FormattedMessage } from 'react-intl';
import { LoadingHead } from '../../shell/LoadingHead.tsx';
import { Content } from '../../ui/content/Content.tsx';
import { Bone } from '../../ui/skeleton/Bone.tsx';
import classes from './ListPageSkeleton.module.css';
import { OfferListSkeleton } from './OfferListSkeleton.tsx';

/** Stands where a page with a list of offers is loading; its head is a wide picture or a tinted band. */
export function ListPageSkeleton({ head }: { readonly head: 'picture' | 'band' }) {
  return (
    <div aria-busy>
      <LoadingHead />
      <p className={classes['told']} role="status">
        <FormattedMessage id="app.loading" />
      </p>
      <div className={classes[head]} />
      <Content>
        <div className={classes['heading']}>
          <Bone shape="title" width="third" />
        </div>
        <OfferListSkeleton />
      </Content>
    </div>
  );
}
