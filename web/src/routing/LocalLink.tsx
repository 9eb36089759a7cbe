import { useRouter } from 'found';
import type { ComponentPropsWithRef } from 'react';
import { useLocalPath } from '../paths/useLocalPath.ts';
import { linkOf } from './foundTypes.ts';
import { leaveLink, preloadPage } from './preload/preloadPage.ts';

type OwnProps = 'href' | 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur';

export interface LocalLinkProps extends Omit<ComponentPropsWithRef<'a'>, OwnProps> {
  /** A path of the site without language prefix, optionally with a query. */
  readonly to: string;
}

const Anchor = linkOf<LocalLinkProps & Pick<ComponentPropsWithRef<'a'>, OwnProps>>();

/**
 * A link within the site, in the language of the page. Loads the page's code when it is pointed at, touched or focused, and
 * its data after a moment; neither if it does something else when clicked, and leads to a page only where that is not possible.
 */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const { router, match } = useRouter();
  const path = useLocalPath()(to);
  const preload = () => {
    if (rest.onClick === undefined) preloadPage(router, match, path);
  };
  return (
    <Anchor
      {...rest}
      to={path}
      onPointerEnter={preload}
      onPointerLeave={leaveLink}
      onFocus={preload}
      onBlur={leaveLink}
    />
  );
}
