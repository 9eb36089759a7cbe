import { FormattedMessage, useIntl } from 'react-intl';
import type { Payback } from './payback.ts';

interface PaybackTimeProps {
  readonly payback: Payback;
  /** Whether it is a sentence of its own; else the bare time. */
  readonly sentence?: boolean;
}

/** After how much work a start is paid back. */
export function PaybackTime({ payback: { unit, value }, sentence = false }: PaybackTimeProps) {
  const { formatNumber } = useIntl();
  if (unit === 'day') {
    const id = sentence ? 'offer.cost.payback' : 'offer.cost.payback.days';
    return <FormattedMessage id={id} values={{ days: value }} />;
  }
  const time = formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' });
  return sentence ? <FormattedMessage id="offer.cost.payback.time" values={{ time }} /> : time;
}
