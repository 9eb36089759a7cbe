import { createContext, use } from 'react';
import { useRouter } from 'found';
import { FormattedMessage } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { cityPath, companiesPath, deskPath, homePath } from '../../paths/paths.ts';
import classes from './Tabs.module.css';

export const MissingPageContext = createContext(false);

/** Whether this is a not-found page, which belongs to no section. */
const useIsMissing = (): boolean => use(MissingPageContext);

/** The main sections. The gigs tab links to the page's city, or else to the home page. */
export function Tabs({ vertical = false }: { vertical?: boolean }) {
  const { match } = useRouter();
  const isMissing = useIsMissing();
  const citySlug = isMissing ? undefined : match.params['citySlug'];
  const here = match.location.pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '');
  const gigs = citySlug === undefined ? homePath : cityPath(citySlug);
  const onCompanies = /^\/(companies|company)(?=\/|$)/.test(here);
  const onFullTime = /^\/(redirect\/)?more-jobs(?=\/|$)/.test(here);
  const onGigs = here === '' || here === '/' || (citySlug !== undefined && !onCompanies && !onFullTime);
  const onDesk = /^\/my-desk(?=\/|$)/.test(here);
  const tabs = [
    { id: 'header.gigs', to: gigs, isHere: onGigs },
    { id: 'header.companies', to: companiesPath(), isHere: onCompanies },
    { id: 'header.myDesk', to: deskPath, isHere: onDesk },
  ] as const;
  return (
    <ul className={classes['root']} data-vertical={vertical}>
      {tabs.map(({ id, to, isHere }) => (
        <li key={id} className={classes['item']}>
          <LocalLink to={to} className={classes['tab']} data-current={(isHere && !isMissing) || undefined}>
            <FormattedMessage id={id} />
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
