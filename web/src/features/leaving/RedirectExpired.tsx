import { Button } from '@mantine/core';
import { IconDoorOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { wrappingButton } from '../../ui/button/wrappingButton.ts';
import { RedirectBox } from './RedirectBox.tsx';
import classes from './RedirectBox.module.css';

interface RedirectExpiredProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Where to look on: a path and what the button says. */
  readonly to: string;
  readonly link: ReactNode;
}

/** The offer is closed: nobody is sent anywhere. */
export function RedirectExpired({ title, text, to, link }: RedirectExpiredProps) {
  return (
    <RedirectBox sign={<IconDoorOff size={56} stroke={1.5} aria-hidden="true" />} title={title}>
      <p className={classes['text']}>{text}</p>
      <Button classNames={wrappingButton} size="md" renderRoot={(root) => <LocalLink {...root} to={to} />}>
        {link}
      </Button>
    </RedirectBox>
  );
}
