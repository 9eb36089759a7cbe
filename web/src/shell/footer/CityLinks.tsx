import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CityLinks_cities$key } from '../../__generated__/CityLinks_cities.graphql.ts';
import { CityLinkList } from './CityLinkList.tsx';

/** A list of cities from the graph. */
export function CityLinks({ title, cities }: { title: ReactNode; cities: CityLinks_cities$key | null }) {
  const list = useFragment<CityLinks_cities$key>(
    graphql`
      fragment CityLinks_cities on City @relay(plural: true) {
        id
        slug
        name
      }
    `,
    cities,
  );
  return <CityLinkList title={title} cities={list} />;
}
