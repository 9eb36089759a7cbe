import { FormattedMessage } from 'react-intl';
import { minAnswers } from '../../offer-figures/minAnswers.ts';

// A style sheet would belong to the first visit of every list.
const style = {
  paddingTop: 8,
  borderTop: '2px solid var(--site-border)',
  color: 'var(--mantine-color-dimmed)',
  fontSize: 'var(--mantine-font-size-sm)',
  fontWeight: 600,
  gridColumn: '1 / -1',
};

/** The line of a sorted list before what has too few answers for a rank. */
export function Unranked() {
  return (
    <li style={style}>
      <FormattedMessage id="offerCard.unranked" values={{ count: minAnswers }} />
    </li>
  );
}
