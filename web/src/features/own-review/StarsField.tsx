import { VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { GroupErrors } from '../../ui/field/GroupErrors.tsx';
import { starPath } from '../../ui/rating/starPath.ts';
import classes from './StarsField.module.css';

interface StarsFieldProps {
  /** Whole stars; 0 until some are chosen. */
  readonly value: number;
  readonly errors: readonly string[];
  readonly onChange: (stars: number) => void;
}

/** A choice of 1 to 5 stars. */
export function StarsField({ value, errors, onChange }: StarsFieldProps) {
  const id = useId();
  return (
    <fieldset
      className={classes['field']}
      data-rated={value > 0 || undefined}
      {...(errors.length > 0 ? { 'data-invalid': true, 'aria-describedby': id } : {})}
    >
      <legend className={classes['legend']}>
        <FormattedMessage id="review.form.rating" />
      </legend>
      <div className={classes['stars']}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={classes['star']} data-filled={stars <= value || undefined}>
            <VisuallyHidden>
              <input
                type="radio"
                name="rating"
                value={stars}
                checked={stars === value}
                // Where the dialog puts the focus first.
                {...(stars === Math.max(1, value) ? { 'data-autofocus': true } : {})}
                onChange={() => onChange(stars)}
              />
            </VisuallyHidden>
            <svg width={32} height={32} viewBox="0 0 24 24" aria-hidden focusable="false">
              <path d={starPath} />
            </svg>
            <VisuallyHidden>
              <FormattedMessage id="offer.reviews.stars" values={{ stars }} />
            </VisuallyHidden>
          </label>
        ))}
      </div>
      <GroupErrors id={id} errors={errors} />
    </fieldset>
  );
}
