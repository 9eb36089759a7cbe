import { Button } from '@mantine/core';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { NetEarnings_offer$key } from '../../__generated__/NetEarnings_offer.graphql.ts';
import { Section } from '../../ui/section/Section.tsx';
import classes from './NetEarnings.module.css';
import { netEarnings } from './netEarnings.ts';
import { weekInQuery, type WeekField } from './weekInQuery.ts';

interface NetEarningsProps {
  readonly offer: NetEarnings_offer$key;
  readonly query: Readonly<Record<string, unknown>>;
}

/** Subtracts waiting, fees, costs and tax from the average pay. The form works without script: its values are in the address. */
export function NetEarnings({ offer, query }: NetEarningsProps) {
  const { formatNumber } = useIntl();
  const id = useId();
  const { earning } = useFragment(
    graphql`
      fragment NetEarnings_offer on JobOffer {
        earning {
          avg
          currency
        }
      }
    `,
    offer,
  );
  if (earning?.avg == null) return null;
  const { avg, currency } = earning;
  const style = { style: 'currency', currency } as const;
  const digits = new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2;
  const units = 10 ** digits;
  const money = (minor: number) => formatNumber(minor / units, style);
  const week = weekInQuery(query);
  const result = netEarnings({
    ...week,
    pay: Math.round(avg * units),
    costs: Math.round(week.costs * units),
  });
  const field = (name: WeekField) => (
    <div key={name}>
      <label className={classes['label']} htmlFor={`${id}${name}`}>
        <FormattedMessage id={`net.${name}`} values={{ currency }} />
      </label>
      <input
        className={classes['input']}
        id={`${id}${name}`}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={formatNumber(week[name], { useGrouping: false })}
      />
    </div>
  );
  const row = (name: 'gross' | 'fees' | 'costs' | 'tax' | 'net' | 'hourly', sign = 1) => (
    <div key={name} data-result={name === 'net' || name === 'hourly' || undefined}>
      <dt>
        <FormattedMessage id={`net.result.${name}`} />
      </dt>
      <dd>{money(result[name] * sign || 0)}</dd>
    </div>
  );
  return (
    <Section title={<FormattedMessage id="net.title" />}>
      <div className={classes['net']} id="net-earnings">
        <p className={classes['help']}>
          <FormattedMessage id="net.help" values={{ pay: money(Math.round(avg * units)) }} />
        </p>
        <form className={classes['form']} method="get" action="#net-earnings">
          {(['hours', 'waiting', 'fees', 'costs', 'tax'] as const).map(field)}
          <Button type="submit" variant="default" className={classes['submit'] ?? ''}>
            <FormattedMessage id="net.submit" />
          </Button>
        </form>
        <dl className={classes['result']}>
          {[row('gross'), row('fees', -1), row('costs', -1), row('tax', -1), row('net'), row('hourly')]}
        </dl>
      </div>
    </Section>
  );
}
