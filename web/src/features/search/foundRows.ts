import { graphql, useFragment } from 'react-relay';
import type {
  CityMatch,
  foundRows_edges$data,
  foundRows_edges$key,
} from '../../__generated__/foundRows_edges.graphql.ts';
import { firstText } from '../../i18n/firstText.ts';
import { cityPath, companiesPath, companyPath, moreJobOfferPath, offerPath } from '../../paths/paths.ts';
import { parametersToSearch } from '../../paths/parametersToSearch.ts';
import { filtersToSearch, noFilters } from '../filters/offerFilters.ts';
import type { TextPart } from '../../ui/rich-text/MarkedText.tsx';
import type { Money } from '../offer-figures/useMoney.ts';
import { cityLabel } from '../city-links/cityLabel.ts';
import type { FoundKind } from './searchAddress.ts';

type Edge = foundRows_edges$data[number];
type Node = NonNullable<Edge['node']>;

/** The city of a search. */
interface Place {
  readonly slug: string;
  readonly name: string;
}

interface Company {
  readonly name: string;
  readonly orgSlug: string;
}

/** What a search found, as a row shows it. */
export interface FoundRow {
  readonly id: string;
  /** A list of gigs of a city, or the kind of what was found. */
  readonly kind: FoundKind | 'lists';
  /** How well its name fits. */
  readonly match: CityMatch | '%future added value';
  /** The title; what matches is marked. */
  readonly titleParts: readonly TextPart[];
  /** The language of the title, where it may be another than that of the page. */
  readonly titleLanguage: string | null;
  /** The path of its page, without the language. */
  readonly path: string;
  readonly company: Company | null;
  readonly countryCode: string | null;
  readonly place: string | null;
  readonly offersCount: number | null;
  readonly pay: Money | null;
}

type Look = Omit<FoundRow, 'kind' | 'titleParts' | 'match'> & {
  readonly kind: FoundKind;
  readonly title: string;
};

const nothing = {
  titleLanguage: null,
  company: null,
  countryCode: null,
  place: null,
  offersCount: null,
  pay: null,
};

/** The parts of a title, if it is what matched; else nothing of it is marked. */
const partsOf = (title: string, { text, highlights }: Edge['match']): TextPart[] => {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, length } of text === title ? highlights : []) {
    parts.push({ text: title.slice(at, start), marked: false });
    at = start + length;
    parts.push({ text: title.slice(start, at), marked: true });
  }
  return [...parts, { text: title.slice(at), marked: false }].filter((part) => part.text !== '');
};

const lookOf = (node: Node, place: Place | null): Look | null => {
  switch (node.__typename) {
    case 'City':
      return {
        ...nothing,
        id: node.id,
        kind: 'cities',
        title: cityLabel(node),
        path: cityPath(node.slug),
        countryCode: node.country.code,
        place: node.country.name,
        offersCount: node.jobOffersCount,
      };
    case 'Partner':
      return {
        ...nothing,
        id: node.id,
        kind: 'companies',
        title: node.name,
        path: companyPath(node.slug),
        company: node,
      };
    case 'Category':
      return {
        ...nothing,
        id: node.id,
        kind: 'categories',
        title: node.name,
        path: place
          ? cityPath(place.slug) + filtersToSearch({ ...noFilters, categories: [node.orgSlug] })
          : companiesPath() + parametersToSearch([['category', node.orgSlug]]),
        place: place?.name ?? null,
      };
    case 'JobOffer':
      if (!node.city || !node.partner) return null;
      return {
        ...nothing,
        id: node.id,
        kind: 'gigs',
        title: firstText(node.cardTitle, node.partner.name),
        path: offerPath(node.city.slug, node.partner.slug),
        company: node.partner,
        place: node.city.name,
        pay: node.earning?.average ?? null,
      };
    case 'MoreJobOffer':
      if (!node.city || !node.partner) return null;
      return {
        ...nothing,
        id: node.id,
        kind: 'full-time',
        title: firstText(node.cardTitle, node.partner.name),
        titleLanguage: node.languageCode,
        path: moreJobOfferPath({
          citySlug: node.city.slug,
          partnerSlug: node.partner.slug,
          feed: node.feedId,
          slugTitle: node.slugTitle,
          uuid: node.uuid,
        }),
        company: node.partner,
        place: node.city.name,
      };
    default:
      return null;
  }
};

/** The rows of a search's results. Categories lead to the gigs of `place`, where that is a city. */
export const useFoundRows = (
  edges: foundRows_edges$key | null | undefined,
  place: Place | null | undefined,
): readonly (FoundRow & { readonly kind: FoundKind })[] => {
  const data = useFragment(
    graphql`
      fragment foundRows_edges on SearchResultEdge @relay(plural: true) {
        match {
          kind
          text
          highlights {
            start
            length
          }
        }
        node {
          __typename
          ... on City {
            id
            slug
            name
            state
            country {
              code
              name
            }
            jobOffersCount
          }
          ... on Partner {
            id
            slug
            orgSlug
            name
          }
          ... on Category {
            id
            orgSlug
            name
          }
          ... on JobOffer {
            id
            cardTitle
            city {
              slug
              name
            }
            partner {
              slug
              orgSlug
              name
            }
            earning {
              average {
                amount
                currency
              }
            }
          }
          ... on MoreJobOffer {
            id
            uuid
            cardTitle
            languageCode
            feedId
            slugTitle
            city {
              slug
              name
            }
            partner {
              slug
              orgSlug
              name
            }
          }
        }
      }
    `,
    edges ?? null,
  );
  return (data ?? []).flatMap(({ match, node }) => {
    const look = node ? lookOf(node, place ?? null) : null;
    if (look === null) return [];
    const { title, ...row } = look;
    return [{ ...row, match: match.kind, titleParts: partsOf(title, match) }];
  });
};
