import { useRef } from 'react';
import { IconUser } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { authorPicture } from '../../../../schema/pictureSizes.json';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { offerPath } from '../../paths/paths.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { useDateFormat } from '../../ui/date/useDateFormat.ts';
import { WrittenDate } from '../../ui/date/WrittenDate.tsx';
import { Picture } from '../../ui/image/Picture.tsx';
import { RatingStars } from '../../ui/rating/RatingStars.tsx';
import type { ReviewItem_review$key } from '../../__generated__/ReviewItem_review.graphql.ts';
import classes from './reviews.module.css';

const ReviewActions = lazyComponent(() => import('./ReviewActions.tsx').then((m) => m.ReviewActions));

interface ReviewItemProps {
  readonly review: ReviewItem_review$key;
  /** False on the offer's own page. */
  readonly withOffer: boolean;
  /** True to show the text at full length. */
  readonly whole?: boolean;
}

/** A review of a gig. */
export function ReviewItem({ review: key, withOffer, whole = false }: ReviewItemProps) {
  const { formatMessage } = useIntl();
  const formatDate = useDateFormat();
  const pageLanguage = useLanguage();
  const text = useRef<HTMLParagraphElement>(null);
  const review = useFragment(
    graphql`
      fragment ReviewItem_review on Review {
        ...ReviewActions_review
        authorPicture {
          path
        }
        createdAt
        languageCode
        rating
        ratingCountsFrom
        reviewText
        username
        city {
          name
          slug
          country {
            name
          }
        }
        partner {
          name
          slug
        }
      }
    `,
    key,
  );
  const { city, createdAt, languageCode: language, partner, rating, ratingCountsFrom, reviewText } = review;
  const username = review.username?.trim() || null;
  const author = username ?? formatMessage({ id: 'review.anonymous' });
  const letter = username === null ? <IconUser size={20} aria-hidden="true" /> : [...username][0];
  return (
    <article className={classes['item']} aria-label={author} data-whole={whole || undefined}>
      <header className={classes['author']}>
        <span className={classes['avatar']} aria-hidden="true">
          {review.authorPicture ? (
            <Picture
              alt=""
              className={classes['face']}
              fallback={letter}
              path={review.authorPicture.path}
              {...authorPicture}
            />
          ) : (
            letter
          )}
        </span>
        <div className={classes['who']}>
          <p className={classes['name']} dir="auto">
            {author}
          </p>
          {city && (
            <p className={classes['meta']}>
              <FormattedMessage id="review.place" values={{ city: city.name, country: city.country.name }} />
            </p>
          )}
        </div>
      </header>
      <p className={classes['verdict']}>
        <RatingStars rating={rating} />
        <WrittenDate className={classes['meta']} instant={createdAt} length="medium" />
        {reviewText && language && language !== pageLanguage && (
          <span className={classes['meta']}>
            <FormattedMessage id="text.inLanguage" values={{ language }} />
          </span>
        )}
      </p>
      {ratingCountsFrom && (
        <p className={classes['meta']}>
          <FormattedMessage
            id="review.ratingCountsFrom"
            values={{ date: formatDate(ratingCountsFrom, { dateStyle: 'long' }) }}
          />
        </p>
      )}
      {reviewText && (
        <p ref={text} className={classes['text']} dir="auto" {...(language ? { lang: language } : {})}>
          {reviewText}
        </p>
      )}
      <footer className={classes['ways']}>
        {withOffer && city && partner && (
          <LocalLink className={classes['offer']} to={offerPath(city.slug, partner.slug)}>
            <FormattedMessage id="review.about" values={{ city: city.name, partner: partner.name }} />
          </LocalLink>
        )}
        <div className={classes['buttons']}>
          <ReviewActions review={review} item={key} text={text} />
        </div>
      </footer>
    </article>
  );
}
