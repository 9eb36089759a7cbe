import { IconDoorOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { wrappingButton } from '../../ui/button/wrappingButton.ts';
import { RedirectBox } from './RedirectBox.tsx';
import classes from './RedirectBox.module.css';

interface RedirectExpiredProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Link to other offers: its path and its label. */
  readonly to: string;
  readonly link: ReactNode;
}

/** Shown when the offer is closed; there is no redirect. */
export function RedirectExpired({ title, text, to, link }: RedirectExpiredProps) {
  return (
    <RedirectBox sign={<IconDoorOff size={56} stroke={1.5} aria-hidden="true" />} title={title}>
      <p className={classes['text']}>{text}</p>
      <LinkButton classNames={wrappingButton} size="md" to={to}>
        {link}
      </LinkButton>
    </RedirectBox>
  );
}
