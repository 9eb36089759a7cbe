import { useSiteConfig } from '../../config/SiteConfig.tsx';
import classes from './Logo.module.css';

/** The icon and the product's name, in the colour of the surrounding text. */
export function Logo() {
  const { productName } = useSiteConfig();
  return (
    <span className={classes['root']}>
      <svg className={classes['sign']} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect className={classes['tile']} width="32" height="32" rx="9" />
        <path
          className={classes['pin']}
          d="M16 6.500c-4.200 0-7.500 3.300-7.500 7.400 0 5.300 7.500 11.600 7.500 11.600s7.500-6.300 7.500-11.600c0-4.100-3.300-7.400-7.500-7.400Z"
        />
        <path className={classes['tick']} d="m12.700 14.100 2.500 2.500 4.300-4.300" />
      </svg>
      <span className={classes['name']}>{productName}</span>
    </span>
  );
}
