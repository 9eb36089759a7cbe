import { FormattedMessage, FormattedNumber } from 'react-intl';
import { ApplyDrawing, ChooseDrawing, EarnDrawing } from './stepDrawings.tsx';
import classes from './ThreeSteps.module.css';

const steps = [
  { title: 'cityCategory.step.choose', text: 'cityCategory.step.choose.text', Drawing: ChooseDrawing },
  { title: 'cityCategory.step.apply', text: 'cityCategory.step.apply.text', Drawing: ApplyDrawing },
  { title: 'cityCategory.step.earn', text: 'cityCategory.step.earn.text', Drawing: EarnDrawing },
] as const;

/** An infographic of three numbered steps: choose, apply, earn. */
export function ThreeSteps() {
  return (
    <ol className={classes['steps']}>
      {steps.map(({ title, text, Drawing }, index) => (
        <li className={classes['step']} key={title}>
          <Drawing className={classes['drawing']} />
          <p className={classes['title']}>
            <span className={classes['number']} aria-hidden>
              <FormattedNumber value={index + 1} />
            </span>
            <FormattedMessage id={title} />
          </p>
          <p className={classes['text']}>
            <FormattedMessage id={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
