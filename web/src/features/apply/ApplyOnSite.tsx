import { FormattedMessage } from 'react-intl';

/** Longer names break the button on a phone into three lines. */
const maxNameLength = 24;

/** The label of a button that leads to the site of a company: with its name, unless that is long or has an article. */
export function ApplyOnSite({ partner }: { readonly partner: string }) {
  const isNamed = partner.length <= maxNameLength && !partner.startsWith('The ');
  return (
    <FormattedMessage id={isNamed ? 'offer.apply.redirect' : 'offer.apply.company'} values={{ partner }} />
  );
}
