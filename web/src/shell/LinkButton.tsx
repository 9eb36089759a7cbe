import { Button, type ButtonProps } from '@mantine/core';
import { LocalLink, type LocalLinkProps } from '../routing/LocalLink.tsx';

type LinkButtonProps = ButtonProps & Omit<LocalLinkProps, keyof ButtonProps>;

/** A link within the site that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  return <Button component={LocalLink} {...props} />;
}
