import { lazyComponent } from '../../routing/lazyComponent.tsx';
import classes from './AddReview.module.css';
import type { ReviewTarget } from './reviewTarget.ts';

const AddReviewButton = lazyComponent(() => import('./AddReviewButton.tsx').then((m) => m.AddReviewButton));

/** The button that opens the dialog for a review, once its code is loaded. */
export function AddReview(props: { readonly target: ReviewTarget }) {
  return (
    <div className={classes['add']}>
      <AddReviewButton {...props} />
    </div>
  );
}
