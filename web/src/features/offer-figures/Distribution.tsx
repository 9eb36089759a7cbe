import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Result } from 'relay-runtime';
import type { MessageId } from '../../i18n/messageId.ts';
import { ShareBar } from '../../ui/facts/ShareBar.tsx';
import { FailedFigure } from './FailedFigure.tsx';
import { Figure, type FigureAction } from './Figure.tsx';
import classes from './figures.module.css';

interface Shares {
  readonly count: number;
  readonly latest?: string | null | undefined;
  readonly percents: readonly { readonly key: string; readonly percent: number }[];
}

interface DistributionProps {
  readonly action: FigureAction;
  /** The answers; null when they were not requested. */
  readonly answers: Result<Shares | null | undefined, unknown>;
  /** Message ids of the options by key, in display order. */
  readonly options: Readonly<Record<string, MessageId>>;
  readonly title: ReactNode;
}

/** The distribution of the answers over the options: one bar each with its percentage. */
export function Distribution({ action, answers, options, title }: DistributionProps) {
  const { formatNumber } = useIntl();
  if (!answers.ok) return <FailedFigure title={title} />;
  if (!answers.value) return null;
  const { count, latest, percents } = answers.value;
  const highest = Math.max(0, ...percents.map(({ percent }) => percent));
  const rows = Object.entries(options).map(([key, id]) => {
    const share = (percents.find((one) => one.key === key)?.percent ?? 0) / 100;
    return {
      key,
      label: <FormattedMessage id={id} />,
      value: formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }),
      share,
    };
  });
  return (
    <Figure
      action={action}
      count={count}
      latest={latest}
      rows={rows}
      title={title}
      valueLabel="offer.figures.share"
    >
      <ul className={classes['distribution']}>
        {rows.map(({ key, label, value, share }) => (
          <li key={key} data-most={(share > 0 && share * 100 === highest) || undefined}>
            <span>{label}</span>
            <ShareBar share={share} />
            <span className={classes['percent']}>{value}</span>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
