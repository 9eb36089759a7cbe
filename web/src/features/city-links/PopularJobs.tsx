import { IconChevronRight } from '@tabler/icons-react';
import { firstText } from '../../i18n/firstText.ts';
import { graphql, useFragment } from 'react-relay';
import type { PopularJobs_city$key } from '../../__generated__/PopularJobs_city.graphql.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { offerPath } from '../../paths/paths.ts';
import { PartnerLogo } from '../../ui/image/PartnerLogo.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import { popularJobsLimit } from './cityLinkLimits.ts';
import classes from './LinkList.module.css';

/** Links to the city's top offers, independent of page and filters of the list. */
export function PopularJobs({ city }: { readonly city: PopularJobs_city$key }) {
  const { slug, popularJobs } = useFragment(
    graphql`
      fragment PopularJobs_city on City {
        slug
        popularJobs: jobOffers(first: 6) {
          edges {
            node {
              id
              cardTitle
              partner {
                name
                slug
                orgSlug
              }
            }
          }
        }
      }
    `,
    city,
  );
  if (!popularJobs) return <SectionError />;
  const offers = popularJobs.edges.flatMap((edge) => (edge?.node?.partner ? [edge.node] : []));
  return (
    <ul className={classes['list']}>
      {offers.slice(0, popularJobsLimit).map(({ id, cardTitle, partner }) =>
        partner ? (
          <li key={id}>
            <LocalLink className={classes['link']} to={offerPath(slug, partner.slug)}>
              <PartnerLogo alt="" name={partner.name} orgSlug={partner.orgSlug} />
              <span className={classes['words']}>
                <span className={classes['name']}>{firstText(cardTitle, partner.name)}</span>
                <span className={classes['meta']}>{partner.name}</span>
              </span>
              <IconChevronRight className={classes['arrow']} size={18} aria-hidden />
            </LocalLink>
          </li>
        ) : null,
      )}
    </ul>
  );
}
