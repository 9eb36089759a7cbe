import { useIntl } from 'react-intl';
import { CountedName } from './CountedName.tsx';
import { typeMessage, type OfferType } from './offerType.ts';

interface CountedTypeProps {
  /** Null means any type. */
  readonly type: OfferType | null;
  /** How many offers match with the type; null when unknown. */
  readonly count: number | null;
}

/** The name of a type with the number of offers that match with it. */
export function CountedType({ type, count }: CountedTypeProps) {
  const { formatMessage } = useIntl();
  return (
    <CountedName name={formatMessage({ id: type ? typeMessage(type) : 'filters.anyType' })} count={count} />
  );
}
