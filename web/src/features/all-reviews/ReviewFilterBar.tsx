import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languages } from '../../i18n/languages.ts';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { noFilter, reviewOrders, type ReviewFilter } from './reviewFilter.ts';
import classes from './ReviewFilterBar.module.css';

const orderMessages = {
  OWN_LANGUAGE: 'review.filter.own',
  NEWEST: 'review.filter.newest',
  MOST_HELPFUL: 'review.filter.helpful',
} as const;

interface ReviewFilterBarProps {
  readonly filter: ReviewFilter;
  readonly onChange: (filter: ReviewFilter) => void;
}

/** The order of a list of reviews, and filters by stars and by language. */
export function ReviewFilterBar({ filter, onChange }: ReviewFilterBarProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <div className={classes['bar']}>
      <SelectField
        id={`${id}order`}
        name="order"
        label={<FormattedMessage id="review.filter.order" />}
        value={filter.order}
        data={reviewOrders.map((order) => ({
          value: order,
          label: formatMessage({ id: orderMessages[order] }),
        }))}
        onChange={(chosen) =>
          onChange({ ...filter, order: reviewOrders.find((order) => order === chosen) ?? noFilter.order })
        }
      />
      <SelectField
        id={`${id}stars`}
        name="stars"
        label={<FormattedMessage id="review.filter.stars" />}
        value={String(filter.rating ?? '')}
        data={[
          { value: '', label: formatMessage({ id: 'review.filter.anyStars' }) },
          ...[5, 4, 3, 2, 1].map((stars) => ({
            value: String(stars),
            label: formatMessage({ id: 'offer.reviews.stars' }, { stars }),
          })),
        ]}
        onChange={(stars) => onChange({ ...filter, rating: stars === '' ? null : Number(stars) })}
      />
      <SelectField
        id={`${id}language`}
        name="language"
        label={<FormattedMessage id="review.filter.language" />}
        value={filter.language ?? ''}
        data={[
          { value: '', label: formatMessage({ id: 'review.filter.anyLanguage' }) },
          ...languages.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={(language) => onChange({ ...filter, language: language === '' ? null : language })}
      />
    </div>
  );
}
