import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { HomeExample_city$key } from '../../__generated__/HomeExample_city.graphql.ts';
import { useMoney } from '../../features/offer-figures/useMoney.ts';
import { firstText } from '../../i18n/firstText.ts';
import { cityPath, offerPath } from '../../paths/paths.ts';
import { nodesOf } from '../../relay/nodesOf.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { PartnerLogo } from '../../ui/image/PartnerLogo.tsx';
import classes from './HomeExample.module.css';

/** The gigs of a city of whose pay most is left; nothing while no pay is known, as for bots. */
export function HomeExample({ city: key }: { readonly city: HomeExample_city$key }) {
  const money = useMoney();
  const { name, slug, jobOffers } = useFragment(
    graphql`
      fragment HomeExample_city on City {
        name
        slug
        jobOffers(first: 3, sort: NET_PAY) {
          edges {
            node {
              id
              cardTitle
              partner {
                name
                slug
                orgSlug
              }
              earning {
                average {
                  amount
                  currency
                }
                net {
                  hourly {
                    amount
                    currency
                  }
                }
              }
            }
          }
        }
      }
    `,
    key,
  );
  const rows = nodesOf(jobOffers).flatMap(({ id, cardTitle, partner, earning }) => {
    const { average, net } = earning ?? {};
    return partner && average ? [{ id, cardTitle, partner, average, net }] : [];
  });
  if (rows.length === 0) return null;
  const values = { city: name };
  return (
    <aside className={classes['example']}>
      <h2 className={classes['title']}>
        <FormattedMessage id="home.example.title" values={values} />
      </h2>
      <ul className={classes['rows']}>
        {rows.map(({ id, cardTitle, partner, average, net }) => {
          const hourly = <FormattedMessage id="offerCard.earning" values={{ amount: money(average) }} />;
          return (
            <li key={id}>
              <LocalLink className={classes['row']} to={offerPath(slug, partner.slug)}>
                <PartnerLogo alt="" name={partner.name} orgSlug={partner.orgSlug} />
                <span className={classes['words']}>
                  <span className={classes['name']}>{firstText(cardTitle, partner.name)}</span>
                  <span className={classes['partner']}>{partner.name}</span>
                </span>
                <span className={classes['pay']}>
                  <span className={classes['left']}>
                    {net ? (
                      <FormattedMessage id="offerCard.net" values={{ amount: money(net.hourly) }} />
                    ) : (
                      hourly
                    )}
                  </span>
                  {net && <span className={classes['partner']}>{hourly}</span>}
                </span>
              </LocalLink>
            </li>
          );
        })}
      </ul>
      <LocalLink className={classes['all']} to={cityPath(slug)}>
        <FormattedMessage id="home.example.all" values={values} />
      </LocalLink>
    </aside>
  );
}
