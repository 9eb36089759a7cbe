import { IconBriefcase, IconBuildingStore } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import classes from './CityOption.module.css';
import type { OtherMeaning } from './useOtherMeaning.ts';

/** A company, a category or full-time work that was typed into the city search. */
export function OtherMeaningOption({ meaning: { kind, name } }: { readonly meaning: OtherMeaning }) {
  const Icon = kind === 'company' ? IconBuildingStore : IconBriefcase;
  return (
    <>
      <Icon size={20} aria-hidden />
      <span className={classes['words']}>
        <span className={classes['name']}>{name}</span>
        {kind !== 'fullTime' && (
          <span className={classes['meta']}>
            <FormattedMessage id={kind === 'company' ? 'citySearch.company' : 'citySearch.category'} />
          </span>
        )}
      </span>
    </>
  );
}
