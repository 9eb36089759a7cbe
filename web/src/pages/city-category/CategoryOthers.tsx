import { IconArrowLeft } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { OtherCategories_categories$key } from '../../__generated__/OtherCategories_categories.graphql.ts';
import { OtherCategories } from '../../features/city-links/OtherCategories.tsx';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { cityPath } from '../../paths/paths.ts';
import { Section } from '../../ui/section/Section.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import classes from './CategoryOthers.module.css';

interface CategoryOthersProps {
  /** Null when the categories did not load. */
  readonly categories: OtherCategories_categories$key | null | undefined;
  readonly cityName: string;
  readonly citySlug: string;
  readonly currentOrgSlug: string;
}

/** Other categories in the same city, and a link to all of them. */
export function CategoryOthers({ categories, cityName, citySlug, currentOrgSlug }: CategoryOthersProps) {
  return (
    <Section
      title={<FormattedMessage id="cityCategory.others" values={{ city: cityName }} />}
      aside={
        <LocalLink className={classes['back']} to={cityPath(citySlug)}>
          <IconArrowLeft size={18} aria-hidden />
          <FormattedMessage id="cityCategory.all" values={{ city: cityName }} />
        </LocalLink>
      }
    >
      {categories ? (
        <OtherCategories categories={categories} citySlug={citySlug} currentOrgSlug={currentOrgSlug} />
      ) : (
        <SectionError />
      )}
    </Section>
  );
}
