import { lazyComponent } from '../../routing/lazyComponent.tsx';
import print from '../../ui/page/screenOnly.module.css';
import classes from './Contribute.module.css';
import type { ContributeButtonProps } from './ContributeButton.tsx';

const ContributeButton = lazyComponent(() =>
  import('./ContributeButton.tsx').then((m) => m.ContributeButton),
);

/** Loads the control that adds a figure. */
export function Contribute(props: ContributeButtonProps) {
  return (
    <div className={`${classes['add']} ${print['screenOnly']}`}>
      <ContributeButton {...props} />
    </div>
  );
}
