import { IconMapPinPlus } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import classes from './CityOption.module.css';

/** The offer to ask for a city that is not there yet. */
export function CityRequestOption({ query }: { readonly query: string }) {
  return (
    <>
      <IconMapPinPlus size={20} aria-hidden />
      <span className={classes['name']}>
        <FormattedMessage id="citySearch.request" values={{ query }} />
      </span>
    </>
  );
}
