import { Button } from '@mantine/core';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import print from '../../ui/page/screenOnly.module.css';
import classes from './NetEarnings.module.css';
import { netEarnings } from './netEarnings.ts';
import { isReplaced, isWeekField, weekFieldNames, weekInQuery, type WeekField } from './weekInQuery.ts';

interface NetEarningsFormProps {
  /** Earned in an hour that is paid, in units of the currency. */
  readonly pay: number;
  readonly currency: string;
  /** The query of the address, which has the values of the form. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** Subtracts waiting, fees, costs and tax from the pay. The form works without script: its values are in the address. */
export function NetEarningsForm({ pay, currency, query }: NetEarningsFormProps) {
  const { formatNumber } = useIntl();
  const id = useId();
  const style = { style: 'currency', currency } as const;
  const digits = new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2;
  const units = 10 ** digits;
  const money = (minor: number) => formatNumber(minor / units, style);
  const week = weekInQuery(query);
  const result = netEarnings({
    ...week,
    pay: Math.round(pay * units),
    costs: Math.round(week.costs * units),
  });
  // With nothing to subtract, what is left would seem to be all of the pay.
  const isEmpty = week.waiting + week.fees + week.costs + week.tax === 0;
  const field = (name: WeekField) => {
    const fieldId = id + name;
    const value = week[name];
    const shown = formatNumber(value, {
      useGrouping: false,
      minimumFractionDigits: name === 'costs' && !Number.isInteger(value) ? digits : 0,
    });
    const isOther = isReplaced(query, name, value);
    return (
      <div key={name}>
        <label className={classes['label']} htmlFor={fieldId}>
          <FormattedMessage id={`net.${name}`} values={{ currency }} />
        </label>
        <input
          className={classes['input']}
          id={fieldId}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          defaultValue={shown}
          {...(isOther ? { 'aria-describedby': `${fieldId}note` } : {})}
        />
        {isOther && (
          <p className={classes['replaced']} id={`${fieldId}note`}>
            <FormattedMessage id="net.replaced" values={{ value: formatNumber(value) }} />
          </p>
        )}
      </div>
    );
  };
  const row = (name: 'gross' | 'fees' | 'costs' | 'tax' | 'net' | 'hourly', sign = 1) => (
    <div key={name} data-result={name === 'net' || name === 'hourly' || undefined}>
      <dt>
        <FormattedMessage id={`net.result.${name}`} />
      </dt>
      <dd>{money(result[name] * sign || 0)}</dd>
    </div>
  );
  const rows = [
    row('gross'),
    ...(isEmpty ? [] : [row('fees', -1), row('costs', -1), row('tax', -1), row('net'), row('hourly')]),
  ];
  // Submitting a form replaces the whole query, so it contains the other parameters too.
  const otherParameters = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' && !isWeekField(name) ? [{ name, value }] : [],
  );
  return (
    <div className={classes['net']}>
      <p className={classes['help']}>
        <FormattedMessage id="net.help" values={{ pay: money(Math.round(pay * units)) }} />
      </p>
      <form className={`${classes['form']} ${print['screenOnly']}`} method="get" action="#net-earnings">
        {otherParameters.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {weekFieldNames.map(field)}
        <Button type="submit" variant="default" className={classes['submit'] ?? ''}>
          <FormattedMessage id="net.submit" />
        </Button>
      </form>
      <dl className={classes['result']}>{rows}</dl>
      {isEmpty && (
        <p className={classes['help']}>
          <FormattedMessage id="net.empty" />
        </p>
      )}
    </div>
  );
}
