import { useDateFormat } from './useDateFormat.ts';

interface WrittenDateProps {
  readonly instant: string;
  /** `long` spells out the month. */
  readonly length: 'long' | 'medium';
  readonly className?: string | undefined;
}

/** A date as text and in machine-readable form. */
export function WrittenDate({ instant, length, className }: WrittenDateProps) {
  const formatDate = useDateFormat();
  return (
    <time className={className} dateTime={instant}>
      {formatDate(instant, { dateStyle: length })}
    </time>
  );
}
