import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CategoryOverview_cityCategory$key } from '../../__generated__/CategoryOverview_cityCategory.graphql.ts';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { ThreeSteps } from './ThreeSteps.tsx';
import classes from './CategoryOverview.module.css';

/** The description of this category, and the three steps to start. */
export function CategoryOverview({
  cityCategory,
}: {
  readonly cityCategory: CategoryOverview_cityCategory$key;
}) {
  const { overview } = useFragment(
    graphql`
      fragment CategoryOverview_cityCategory on CityCategory {
        overview
      }
    `,
    cityCategory,
  );
  return (
    <Section title={<FormattedMessage id="cityCategory.how" />}>
      <div className={classes['overview']}>
        {overview && <RichText html={overview} />}
        <ThreeSteps />
      </div>
    </Section>
  );
}
