import { FormattedMessage } from 'react-intl';
import type { Paginated } from '../../relay/LoadNext.tsx';
import { LinkButton } from '../../shell/LinkButton.tsx';
import type { Elements } from '../../ui/elements.ts';
import { LoadMissing } from './LoadMissing.tsx';
import classes from './ShowMore.module.css';
import type { useShowMore } from './useShowMore.ts';

interface ShowMoreProps {
  readonly more: ReturnType<typeof useShowMore<unknown>>;
  /** Where the list is from, to load the next. */
  readonly paginated: Paginated;
  readonly pageTo: (page: number) => string;
  /** What the link says. */
  readonly label: Elements;
}

/** The link below a list that adds the next page in place, and what it says of loading and failures. */
export function ShowMore({ more, paginated, pageTo, label }: ShowMoreProps) {
  const { isFailed, isLoading, nextPage, showMore } = more;
  return (
    <>
      <LoadMissing more={more} paginated={paginated} />
      {isFailed && (
        <p className={classes['more']} role="alert">
          <FormattedMessage id="error.section" />
        </p>
      )}
      {nextPage !== null && (
        <p className={classes['more']}>
          <LinkButton
            variant="default"
            size="md"
            to={pageTo(nextPage)}
            aria-busy={isLoading}
            onClick={showMore}
          >
            {isLoading ? (
              <FormattedMessage id="app.loading" />
            ) : isFailed ? (
              <FormattedMessage id="app.retry" />
            ) : (
              label
            )}
          </LinkButton>
        </p>
      )}
    </>
  );
}
