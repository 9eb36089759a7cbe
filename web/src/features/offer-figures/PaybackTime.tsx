import { FormattedMessage, useIntl } from 'react-intl';
import type { Payback } from './payback.ts';

interface PaybackTimeProps {
  readonly payback: Payback;
  /** Whether to render a whole sentence; otherwise only the time. */
  readonly sentence?: boolean;
}

/** The amount of work that pays back the cost to start. */
export function PaybackTime({ payback: { unit, value }, sentence = false }: PaybackTimeProps) {
  const { formatNumber } = useIntl();
  if (unit === 'day') {
    const id = sentence ? 'offer.cost.payback' : 'offer.cost.payback.days';
    return <FormattedMessage id={id} values={{ days: value }} />;
  }
  const time = formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' });
  return sentence ? <FormattedMessage id="offer.cost.payback.time" values={{ time }} /> : time;
}
