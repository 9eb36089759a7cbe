import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useImageSettings } from './ImageContext.tsx';
import { imageSources } from './imageSources.ts';
import type { CropMethod, ImageQuality, MultiplyVariant } from './imageUrl.ts';
import classes from './Picture.module.css';
import { useLazyStart } from './useLazyStart.ts';

/** An empty picture of this size, which reserves the space of one that has not started to load. */
const emptyPicture = (width: number, height: number): string =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`;

interface PictureProps {
  /** Empty for a decorative picture. */
  readonly alt: string;
  readonly className?: string | undefined;
  readonly crop?: CropMethod;
  /** Shown on the ground of the picture when it fails to load; without it the ground alone is shown. */
  readonly fallback?: ReactNode;
  readonly height: number;
  readonly multiply?: MultiplyVariant;
  /** Path at the image service, such as `partners/swiftbite`. */
  readonly path: string;
  /** True above the fold: loaded at once and with high priority. */
  readonly priority?: boolean;
  readonly quality?: ImageQuality;
  readonly sizes?: string;
  readonly width: number;
  /** Available widths, for pictures whose size depends on the screen. */
  readonly widths?: readonly number[];
}

/** A picture from the image service; it keeps its space while it loads and when it fails. */
export function Picture({
  alt,
  className,
  crop = 'fill',
  fallback,
  height,
  multiply,
  path,
  priority: isFirst = false,
  quality = 'good',
  sizes,
  width,
  widths,
}: PictureProps) {
  const { base, onFailed, atOnce = false } = useImageSettings();
  const priority = isFirst || atOnce;
  const image = useRef<HTMLImageElement>(null);
  const started = useLazyStart(image, priority);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const shape = { base, crop, height, quality, width, ...(multiply === undefined ? {} : { multiply }) };
  const { src, srcSet } = imageSources(path, shape, widths);
  const fail = () => {
    setFailedUrl(src);
    onFailed(src);
  };

  useEffect(() => {
    // A picture in server-rendered HTML may have failed before React attached its handlers.
    const element = image.current;
    if (element?.complete === true && element.naturalWidth === 0) element.decode().catch(fail);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [src]);

  const classNames = [classes['picture'], className].filter(Boolean).join(' ');
  if (failedUrl === src) {
    return (
      <span
        className={`${classNames} ${classes['failed']}`}
        data-multiply={multiply}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        <svg className={classes['space']} width={width} height={height} aria-hidden="true" />
        <span className={classes['fallback']}>{fallback}</span>
      </span>
    );
  }
  return (
    <img
      ref={image}
      alt={alt}
      className={classNames}
      data-multiply={multiply}
      decoding={isFirst ? 'sync' : 'async'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      onError={fail}
      src={started ? src : emptyPicture(width, height)}
      {...(started ? { sizes, srcSet } : {})}
      width={width}
    />
  );
}
