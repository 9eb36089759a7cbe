import { FormattedMessage } from 'react-intl';

interface CountedNameProps {
  readonly name: string;
  /** How many offers match with it; null when unknown. */
  readonly count: number | null;
}

/** The name of a choice with the number of offers that match with it. */
export function CountedName({ name, count }: CountedNameProps) {
  return count === null ? name : <FormattedMessage id="filters.category" values={{ name, count }} />;
}
