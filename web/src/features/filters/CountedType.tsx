import { FormattedMessage, useIntl } from 'react-intl';
import type { OfferType } from './knownValues.ts';
import { typeMessage } from './typeMessage.ts';

interface CountedTypeProps {
  /** Null for any type. */
  readonly type: OfferType | null;
  /** How many offers it would leave; null when not known. */
  readonly count: number | null;
}

/** The name of a type with the number of offers that it would leave. */
export function CountedType({ type, count }: CountedTypeProps) {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: type ? typeMessage(type) : 'filters.anyType' });
  return count === null ? name : <FormattedMessage id="filters.category" values={{ name, count }} />;
}
