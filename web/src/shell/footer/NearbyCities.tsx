import { useRouter } from 'found';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { NearbyCities_city$key } from '../../__generated__/NearbyCities_city.graphql.ts';
import type { RoutingContext } from '../../routing/routingContext.ts';
import { CityLinkList } from './CityLinkList.tsx';
import { CityLinks } from './CityLinks.tsx';
import classes from './Footer.module.css';
import { useCitiesNearVisitor } from './useCitiesNearVisitor.ts';

const shownCities = 4;

const nearVisitor = <FormattedMessage id="footer.nearbyCities" />;

/** The city of a page; null when it has none. */
export type PageCity = NearbyCities_city$key | 'not answered' | null;

/** Four cities near the page's city, or else near the visitor. Renders nothing for bots. */
export function NearbyCities({ city }: { city: PageCity }) {
  const { match } = useRouter<RoutingContext | undefined>();
  // Has the arguments of `CityNeighbours`, so that one call serves both.
  const around = useFragment<NearbyCities_city$key>(
    graphql`
      fragment NearbyCities_city on City {
        name
        nearby(limit: 7, distanceLessThan: 100) {
          ...CityLinks_cities
        }
      }
    `,
    city === 'not answered' ? null : city,
  );
  const forBot = match.context?.bot === true;
  const visitor = useCitiesNearVisitor(!forBot && city === null);
  if (forBot) return null;
  if (around) {
    const title = <FormattedMessage id="city.nearby" values={{ city: around.name }} />;
    return <CityLinks title={title} cities={around.nearby?.slice(0, shownCities) ?? null} />;
  }
  if (visitor.waiting) return <Waiting />;
  return <CityLinkList title={nearVisitor} cities={visitor.cities} />;
}

function Waiting() {
  return (
    <section aria-busy="true">
      <h2 className={classes['heading']}>{nearVisitor}</h2>
      {[1, 2, 3, 4].map((line) => (
        <div key={line} className={classes['waiting']} />
      ))}
    </section>
  );
}
