import { FormattedMessage } from 'react-intl';
import { manyAnswers } from './payFigure.ts';

/** The number of answers behind a figure, marked if they are few. */
export function PayAnswers({ count }: { readonly count: number }) {
  return <FormattedMessage id={count < manyAnswers ? 'pay.few' : 'offer.figures.count'} values={{ count }} />;
}
