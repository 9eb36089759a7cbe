import {
  getNamedType,
  isCompositeType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../src/schema/index.ts';
import { figures, lists, listsWithoutLimit, shortLists } from './lists.ts';
import { edges, edgesOfTheSamePath, offerFigures, offersWith } from './singleEdges.ts';

describe('the lists of these tests', () => {
  const documents = [
    ...Object.values({ ...lists, ...shortLists }).map(({ list }) => `{ ${list.replace('N', '1')} }`),
    ...listsWithoutLimit.map(([document]) => document),
    ...[figures, ...Object.keys(offerFigures)].map((field) => `{ ${offersWith(field)} }`),
    ...Object.keys({ ...edges, ...edgesOfTheSamePath }).map((list) => `{ ${list} }`),
  ];

  /** The fields of a row that lead to other rows. */
  const edgesOf = (document: string): string[] => {
    const found: string[] = [];
    const types = new TypeInfo(schema);
    const enter = () => void found.push(`${types.getParentType()?.name}.${types.getFieldDef()?.name}`);
    visit(parse(document), visitWithTypeInfo(types, { Field: { enter } }));
    return found;
  };

  /** Types whose rows are not in lists, or come with the answer of their list. */
  const others =
    /^(?:Query|Mutation|User|UserMetadata|ReportedOffer|JobOffer\w*Facets?|Lead|PlausibleAmounts|SearchMatch|SearchedList|SiteTotals|CountryNetPay|VehicleNetPay|.*(?:Connection|Edge|Payload))\./;

  /** Made of the row itself. */
  const values = new Set(['Money', 'MoneyRange', 'NetPay', 'Pay', 'Picture', 'SearchFilter']);

  /** Edges of city categories that use the same loaders as those of cities. */
  const sameAsCities = ['CityCategory.jobOffers', 'CityCategory.latestReviews'];

  it('include every edge of the graph', () => {
    const covered = new Set([...documents.flatMap(edgesOf), ...sameAsCities]);
    const all = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && !type.name.startsWith('__')
        ? Object.values(type.getFields())
            .filter((field) => {
              const type = getNamedType(field.type);
              return isCompositeType(type) && (!values.has(type.name) || field.name === 'earnings');
            })
            .map((field) => `${type.name}.${field.name}`)
        : [],
    );
    expect(all.filter((edge) => !others.test(edge) && !covered.has(edge))).toEqual([]);
  });
});
