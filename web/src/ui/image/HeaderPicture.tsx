import { header } from '../../../../schema/pictureSizes.json';
import type { MultiplyVariant } from './imageUrl.ts';
import { Picture } from './Picture.tsx';

interface HeaderPictureProps {
  readonly alt: string;
  readonly className?: string | undefined;
  /** `dark` under white text. */
  readonly multiply?: MultiplyVariant;
  readonly path: string;
  /** The `sizes` attribute, where the picture is narrower than the screen. */
  readonly sizes?: string;
  readonly shape?: typeof header;
}

/** The wide picture at the top of a page, with quality 50 and high priority. */
export function HeaderPicture(props: HeaderPictureProps) {
  const { alt, className, multiply, path, shape = header, sizes = '100vw' } = props;
  return (
    <Picture
      alt={alt}
      className={className}
      {...(multiply === undefined ? {} : { multiply })}
      path={path}
      priority
      quality={50}
      sizes={sizes}
      {...shape}
    />
  );
}
