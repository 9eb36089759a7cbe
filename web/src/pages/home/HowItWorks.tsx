import { IconMapSearch, IconScale, IconSend } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import classes from './HowItWorks.module.css';

const steps = [
  { Icon: IconMapSearch, title: 'home.how.search.title', text: 'home.how.search.text' },
  { Icon: IconScale, title: 'home.how.compare.title', text: 'home.how.compare.text' },
  { Icon: IconSend, title: 'home.how.apply.title', text: 'home.how.apply.text' },
] as const;

/** How to use the site, in three steps. */
export function HowItWorks() {
  return (
    <ol className={classes['steps']}>
      {steps.map(({ Icon, title, text }) => (
        <li className={classes['step']} key={title}>
          <span className={classes['icon']}>
            <Icon size={24} stroke={1.75} aria-hidden />
          </span>
          <h3 className={classes['title']}>
            <FormattedMessage id={title} />
          </h3>
          <p className={classes['text']}>
            <FormattedMessage id={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
