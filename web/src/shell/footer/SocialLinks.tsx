import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconBrandYoutube,
  IconWorld,
} from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import classes from './Footer.module.css';

const networks = [
  { host: 'facebook.com', name: 'Facebook', Icon: IconBrandFacebook },
  { host: 'instagram.com', name: 'Instagram', Icon: IconBrandInstagram },
  { host: 'linkedin.com', name: 'LinkedIn', Icon: IconBrandLinkedin },
  { host: 'x.com', name: 'X', Icon: IconBrandX },
  { host: 'youtube.com', name: 'YouTube', Icon: IconBrandYoutube },
];

const networkOf = (url: string) => {
  const { hostname } = new URL(url);
  const known = networks.find(({ host }) => hostname === host || hostname.endsWith(`.${host}`));
  return known ?? { name: hostname, Icon: IconWorld };
};

/** Links to the product's social networks. */
export function SocialLinks() {
  const { formatMessage } = useIntl();
  const { socialLinks } = useSiteConfig();
  return (
    <div className={classes['social']}>
      {socialLinks.map((url) => {
        const { name, Icon } = networkOf(url);
        return (
          <a
            key={url}
            href={url}
            rel="noopener"
            aria-label={formatMessage({ id: 'footer.social' }, { network: name })}
          >
            <Icon size={24} aria-hidden />
          </a>
        );
      })}
    </div>
  );
}
