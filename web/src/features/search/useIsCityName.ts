import { useIntl } from 'react-intl';
import { offerTypes, typeMessage } from '../filters/offerType.ts';
import { isCityName } from './searchMeaning.ts';

/** Returns a function that tells whether a text can be the name of a city: not a type of work, nor words such as `near me`. */
export const useIsCityName = (): ((text: string) => boolean) => {
  const { formatMessage } = useIntl();
  return (text) =>
    isCityName(
      text,
      [
        formatMessage({ id: 'citySearch.placeless' }),
        ...offerTypes.map((type) => formatMessage({ id: typeMessage(type) })),
      ].join(),
    );
};
