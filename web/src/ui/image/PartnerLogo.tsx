import { logo } from '../../../../schema/pictureSizes.json';
import { Picture } from './Picture.tsx';
import classes from './PartnerLogo.module.css';

interface PartnerLogoProps {
  readonly alt: string;
  readonly name: string;
  readonly orgSlug: string;
  readonly priority?: boolean;
}

/** A partner's logo, 50 by 50; replaced by the partner's first letter when there is none. */
export function PartnerLogo({ alt, name, orgSlug, priority = false }: PartnerLogoProps) {
  return (
    <Picture
      alt={alt}
      className={classes['logo']}
      fallback={<span className={classes['letter']}>{[...name][0]}</span>}
      path={`partners/${orgSlug}`}
      priority={priority}
      quality="eco"
      {...logo}
    />
  );
}
