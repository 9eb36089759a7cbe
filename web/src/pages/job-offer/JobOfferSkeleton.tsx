import { useIntl } from 'react-intl';
import { LoadingHead } from '../../head/LoadingHead.tsx';
import { Fact } from '../../ui/facts/Fact.tsx';
import { FactCard } from '../../ui/facts/FactCard.tsx';
import { FactColumns } from '../../ui/facts/FactColumns.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { SkeletonBlock } from '../../ui/page/SkeletonBlock.tsx';
import header from './OfferHeader.module.css';

/** The facts that most offers have, and whether they take all columns. */
const facts = [
  ['offer.pay', true],
  ['offer.cost.title', false],
  ['offer.facts.signUp', false],
  ['offer.requirements', true],
  ['offer.reviews', true],
] as const;

/** Placeholder for a loading offer. */
export function JobOfferSkeleton() {
  const { formatMessage } = useIntl();
  const card = (
    <FactCard label={formatMessage({ id: 'offer.facts' })} action={<SkeletonBlock shape="button" />}>
      {facts.map(([label, wide]) => (
        <Fact key={label} label={label} wide={wide}>
          <SkeletonBlock shape="title" width="half" />
          <SkeletonBlock shape="line" />
        </Fact>
      ))}
    </FactCard>
  );
  return (
    <PageColumn>
      <LoadingHead />
      <SkeletonBlock shape="crumbs" width="third" />
      <div className={header['header']}>
        <SkeletonBlock shape="logo" />
        <div>
          <div className={header['title']}>
            <SkeletonBlock shape="text" width="half" />
          </div>
          <div className={header['by']}>
            <SkeletonBlock shape="text" width="third" />
          </div>
        </div>
        <div className={header['chips']}>
          <SkeletonBlock shape="badge" width="half" />
        </div>
        <div className={header['choices']}>
          <SkeletonBlock shape="button" width="half" />
        </div>
      </div>
      <FactColumns facts={card}>
        <SkeletonBlock shape="title" width="half" />
        <SkeletonBlock shape="block" />
      </FactColumns>
    </PageColumn>
  );
}
