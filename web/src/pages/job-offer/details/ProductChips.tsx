import { IconExternalLink, IconTool } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { productPicture } from '../../../../../schema/pictureSizes.json';
import type { ProductChips_products$key } from '../../../__generated__/ProductChips_products.graphql.ts';
import { useSiteConfig } from '../../../config/SiteConfig.tsx';
import { isOnHosts, outsideUrl } from '../../../paths/outsideUrl.ts';
import { useMoney } from '../../../features/offer-figures/useMoney.ts';
import { Picture } from '../../../ui/image/Picture.tsx';
import classes from './ProductChips.module.css';

/** Products as chips with a picture, a name and a price. Links to hosts that are not known name the host. */
export function ProductChips({ products: key }: { readonly products: ProductChips_products$key }) {
  const money = useMoney();
  const { partnerHosts } = useSiteConfig();
  const products = useFragment(
    graphql`
      fragment ProductChips_products on Product @relay(plural: true) {
        id
        cost {
          amount
          currency
        }
        description
        name
        picture {
          path
        }
        shopUrl
      }
    `,
    key,
  );
  const placeholder = <IconTool size={24} stroke={1.5} aria-hidden="true" />;
  return (
    <ul className={classes['chips']}>
      {products.map(({ id, cost, description, name, picture, shopUrl }) => {
        const address = outsideUrl(shopUrl);
        return (
          <li key={id} className={classes['chip']}>
            <span className={classes['icon']}>
              {picture ? (
                <Picture
                  alt=""
                  className={classes['picture']}
                  crop="pad"
                  fallback={placeholder}
                  path={picture.path}
                  {...productPicture}
                />
              ) : (
                placeholder
              )}
            </span>
            <div className={classes['words']}>
              <p className={classes['name']}>
                {address ? (
                  <a href={address} rel="nofollow noopener">
                    <span>{name}</span>
                    <IconExternalLink size={14} aria-hidden="true" />
                  </a>
                ) : (
                  name
                )}
              </p>
              {address && !isOnHosts(address, partnerHosts) && (
                <p className={classes['meta']}>{new URL(address).host}</p>
              )}
              {description && <p className={classes['meta']}>{description}</p>}
              {cost && (
                <p className={classes['meta']}>
                  <FormattedMessage id="offer.product.price" values={{ price: money(cost) }} />
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
