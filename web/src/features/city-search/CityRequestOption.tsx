import { IconMapPinPlus } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import classes from './CityOption.module.css';

/** Offers to request a city that does not exist yet. */
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
