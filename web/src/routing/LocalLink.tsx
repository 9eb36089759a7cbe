import { useRouter } from 'found';
import type { ComponentPropsWithRef } from 'react';
import { useLocalPath } from '../paths/useLocalPath.ts';
import { linkOf } from './foundTypes.ts';
import { preloadPage } from './preloadPage.ts';

export interface LocalLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the site without language prefix, optionally with a query. */
  readonly to: string;
}

const Anchor = linkOf<LocalLinkProps>();

/** A link within the site, in the language of the page. Preloads the target's code on hover, touch and focus. */
export function LocalLink({ to, onPointerEnter, onTouchStart, onFocus, ...rest }: LocalLinkProps) {
  const { router } = useRouter();
  const path = useLocalPath()(to);
  const preload = () => preloadPage(router, path);
  return (
    <Anchor
      {...rest}
      to={path}
      onPointerEnter={(event) => {
        preload();
        onPointerEnter?.(event);
      }}
      onTouchStart={(event) => {
        preload();
        onTouchStart?.(event);
      }}
      onFocus={(event) => {
        preload();
        onFocus?.(event);
      }}
    />
  );
}
