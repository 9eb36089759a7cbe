import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useImageSettings } from '../image/ImageContext.tsx';
import { isPlainClick } from '../link/isPlainClick.ts';
import { playVideo } from './playVideo.ts';
import classes from './RichText.module.css';
import { trusted } from './trusted.ts';
import { withVideoPictures } from './videoLinks.ts';
import { watchPictures } from './watchPictures.ts';

/**
 * HTML content, sanitised by the gateway. A video is a link to its site; with script, clicking it loads the player
 * instead.
 */
export function RichText({ html }: { readonly html: string }) {
  const { formatMessage } = useIntl();
  const { base, onFailed, atOnce = false } = useImageSettings();
  const content = useRef<HTMLDivElement>(null);
  const play = formatMessage({ id: 'richText.play' });
  const markup = useMemo(
    () => ({ __html: trusted.createHTML(withVideoPictures(html, { base, play, atOnce })) }),
    [atOnce, base, html, play],
  );

  useEffect(() => {
    const element = content.current;
    if (!element) return undefined;
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-video]');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      playVideo(link);
    };
    element.addEventListener('click', onClick);
    const stopWatching = watchPictures(element, onFailed);
    return () => {
      element.removeEventListener('click', onClick);
      stopWatching();
    };
  }, [markup, onFailed]);

  return <div ref={content} className={classes['text']} dangerouslySetInnerHTML={markup} />;
}
