import { useDateFormat } from './useDateFormat.ts';

interface WrittenDateProps {
  readonly instant: string;
  /** `long` spells the month out. */
  readonly length: 'long' | 'medium';
  readonly className?: string | undefined;
}

/** The day of a moment, for people and for machines. */
export function WrittenDate({ instant, length, className }: WrittenDateProps) {
  const formatDate = useDateFormat();
  return (
    <time className={className} dateTime={instant}>
      {formatDate(instant, { dateStyle: length })}
    </time>
  );
}
