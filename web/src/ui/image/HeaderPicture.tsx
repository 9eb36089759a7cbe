import type { MultiplyVariant } from './imageUrl.ts';
import { Picture } from './Picture.tsx';

interface HeaderPictureProps {
  readonly alt: string;
  readonly className?: string | undefined;
  readonly height?: number;
  /** `dark` under white text. */
  readonly multiply?: MultiplyVariant;
  readonly path: string;
  /** The `sizes` attribute, where the picture is narrower than the screen. */
  readonly sizes?: string;
  readonly width?: number;
}

const pictureWidths = [480, 768, 1200, 1920];

/** The wide picture at the top of a page, with quality 50 and high priority. */
export function HeaderPicture(props: HeaderPictureProps) {
  const { alt, className, height = 480, path, sizes = '100vw', width = 1440, multiply } = props;
  return (
    <Picture
      alt={alt}
      className={className}
      height={height}
      {...(multiply === undefined ? {} : { multiply })}
      path={path}
      priority
      quality={50}
      sizes={sizes}
      width={width}
      widths={pictureWidths}
    />
  );
}
