import { Button } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Elements } from '../../ui/elements.ts';
import type { Money } from '../offer-figures/useMoney.ts';
import print from '../../ui/page/screenOnly.module.css';
import classes from './NetEarnings.module.css';
import { netEarnings } from './netEarnings.ts';
import { useRememberedWeek } from './rememberedWeek.ts';
import { isWeekField, weekFieldNames, type WeekField } from './weekFields.ts';
import { isOtherThan, plainWeek, weekInQuery } from './weekInQuery.ts';

type Query = Readonly<Record<string, unknown>>;

interface NetEarningsFormProps {
  /** Earned in an hour that is paid. */
  readonly pay: Money;
  /** What is deducted in the country before anything is typed; null if nothing is known. */
  readonly usual: {
    /** What the vehicle costs in an hour. */
    readonly costs: Pick<Money, 'amount'>;
    readonly taxPercent: number;
    readonly sources: readonly string[];
  } | null;
  /** Fields before those of a week, their names in the query, and a text in place of the one about the pay of an offer. */
  readonly choice?: {
    readonly fields: Elements;
    readonly names: readonly string[];
    readonly help: ReactNode;
    /** The pay in a query; null without one that can be used. */
    readonly payIn: (query: Query) => number | null;
  };
  /** The query of the address, which has the values of the form. */
  readonly query: Query;
}

/**
 * Subtracts waiting, fees, costs and tax from the pay, while they are typed. The form works without script: its values are
 * in the address.
 */
export function NetEarningsForm({ pay, usual, choice, query }: NetEarningsFormProps) {
  const { formatNumber } = useIntl();
  const id = useId();
  const defaults = usual ? { ...plainWeek, vehicle: usual.costs.amount, tax: usual.taxPercent } : plainWeek;
  const typed = useRememberedWeek(query, defaults);
  const { currency } = pay;
  const style = { style: 'currency', currency } as const;
  const digits = new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2;
  const units = 10 ** digits;
  const inMinorUnits = (amount: number) => Math.round(amount * units);
  const money = (minor: number) => formatNumber(minor / units, style);
  const week = weekInQuery(typed, defaults);
  const address = JSON.stringify(query);
  const [latest, setLatest] = useState<{ readonly address: string; readonly values: Query } | null>(null);
  const values = latest?.address === address ? { ...typed, ...latest.values } : typed;
  const counted = weekInQuery(values, defaults);
  const result = netEarnings({
    ...counted,
    pay: inMinorUnits(choice?.payIn(values) ?? pay.amount),
    vehicle: inMinorUnits(counted.vehicle),
    costs: inMinorUnits(counted.costs),
  });
  // With nothing to subtract, what is left would seem to be all of the pay.
  const isEmpty = counted.waiting + counted.fees + counted.vehicle + counted.costs + counted.tax === 0;
  const field = (name: WeekField) => {
    const fieldId = id + name;
    const value = week[name];
    const shown = formatNumber(value, {
      useGrouping: false,
      minimumFractionDigits:
        (name === 'costs' || name === 'vehicle') && !Number.isInteger(value) ? digits : 0,
    });
    const isReplaced = isOtherThan(typed, name, value);
    return (
      <div key={name}>
        <label className={classes['label']} htmlFor={fieldId}>
          <FormattedMessage id={`net.${name}`} values={{ currency }} />
        </label>
        <input
          // A value that the browser remembers replaces the default after hydration.
          key={shown}
          className={classes['input']}
          id={fieldId}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          defaultValue={shown}
          {...(isReplaced ? { 'aria-describedby': `${fieldId}note` } : {})}
        />
        {isReplaced && (
          <p className={classes['replaced']} id={`${fieldId}note`}>
            <FormattedMessage id="net.replaced" values={{ value: formatNumber(value) }} />
          </p>
        )}
      </div>
    );
  };
  const row = (name: 'gross' | 'fees' | 'costs' | 'tax' | 'net' | 'hourly', sign = 1) => (
    <div key={name} data-result={name === 'net' || undefined}>
      <dt>
        <FormattedMessage id={`net.result.${name}`} />
      </dt>
      <dd>{money(result[name] * sign || 0)}</dd>
    </div>
  );
  const rows = [
    row('gross'),
    ...(isEmpty ? [] : [row('fees', -1), row('costs', -1), row('tax', -1), row('net')]),
  ];
  // Submitting a form replaces the whole query, so it contains the other parameters too.
  const otherParameters = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' && !isWeekField(name) && !choice?.names.includes(name) ? [{ name, value }] : [],
  );
  return (
    <div className={classes['net']}>
      {!isEmpty && <dl className={classes['answer']}>{row('hourly')}</dl>}
      <p className={classes['help']}>
        {choice?.help ?? <FormattedMessage id="net.help" values={{ pay: money(inMinorUnits(pay.amount)) }} />}
      </p>
      <form
        className={`${classes['form']} ${print['screenOnly']}`}
        method="get"
        action="#net-earnings"
        onInput={({ currentTarget }) =>
          setLatest({ address, values: Object.fromEntries(new FormData(currentTarget)) })
        }
      >
        {otherParameters.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {choice?.fields}
        {weekFieldNames.map(field)}
        <Button type="submit" variant={choice ? 'filled' : 'default'} className={classes['submit'] ?? ''}>
          <FormattedMessage id="net.submit" />
        </Button>
      </form>
      <dl className={classes['result']}>{rows}</dl>
      {isEmpty && (
        <p className={classes['help']}>
          <FormattedMessage id="net.empty" />
        </p>
      )}
      {usual && (
        <p className={classes['help']}>
          <FormattedMessage
            id="net.defaults"
            values={{
              tax: formatNumber(usual.taxPercent / 100, { style: 'percent', maximumFractionDigits: 1 }),
              vehicle: usual.costs.amount > 0,
              costs: money(inMinorUnits(usual.costs.amount)),
              sources: usual.sources.join('; '),
            }}
          />
        </p>
      )}
    </div>
  );
}
