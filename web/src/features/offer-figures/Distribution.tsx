import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { ShareBar } from '../../ui/chart/ShareBar.tsx';
import { Figure } from './Figure.tsx';
import classes from './figures.module.css';

interface DistributionProps {
  readonly count: number;
  /** Message ids of the options in the order to show them in, by key. */
  readonly options: Readonly<Record<string, string>>;
  readonly percents: readonly { readonly key: string; readonly percent: number }[];
  readonly title: ReactNode;
}

/** How the answers spread over the options, as one bar each with its percentage. */
export function Distribution({ count, options, percents, title }: DistributionProps) {
  const most = Math.max(0, ...percents.map(({ percent }) => percent));
  const rows = Object.entries(options).map(([key, id]) => {
    const share = (percents.find((one) => one.key === key)?.percent ?? 0) / 100;
    return {
      key,
      label: <FormattedMessage id={id} />,
      value: <FormattedNumber value={share} style="percent" maximumFractionDigits={0} />,
      share,
    };
  });
  return (
    <Figure count={count} rows={rows} title={title}>
      <ul className={classes['distribution']}>
        {rows.map(({ key, label, value, share }) => (
          <li key={key} data-most={(share > 0 && share * 100 === most) || undefined}>
            <span>{label}</span>
            <ShareBar share={share} />
            <span className={classes['percent']}>{value}</span>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
