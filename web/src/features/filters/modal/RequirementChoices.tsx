import { FormattedMessage } from 'react-intl';
import type { JobOfferFilterName } from '../../../__generated__/useFacets_offers.graphql.ts';
import type { MessageId } from '../../../i18n/messageId.ts';
import { Choice } from '../../../ui/field/Choice.tsx';
import { ChoiceGroup } from '../../../ui/field/ChoiceGroup.tsx';
import type { Facets } from '../facets.ts';
import { CountedName } from '../CountedName.tsx';
import { withRequirement, type OfferFilters } from '../offerFilters.ts';
import { useRequirementName } from '../useRequirementName.ts';

interface RequirementChoicesProps {
  readonly filters: OfferFilters;
  readonly facets: Facets;
  readonly onChange: (filters: OfferFilters) => void;
}

/** The groups of choices of which one holds, in display order. */
const groups: readonly [JobOfferFilterName, MessageId][] = [
  ['PAY_FROM', 'requirement.pay'],
  ['COST_UP_TO', 'offer.cost.title'],
  ['SIGN_UP_WITHIN', 'offer.facts.signUp'],
  ['VEHICLE', 'requirement.vehicle'],
  ['AGE', 'requirement.ages'],
  ['WORK_LANGUAGE', 'requirement.language'],
  ['RATING_FROM', 'offer.reviews'],
];

const switches: readonly JobOfferFilterName[] = ['REMOTE', 'VERIFIED'];

/** What one can ask of the offers of a list: only what divides it, and what is chosen. */
export function RequirementChoices({ filters, facets, onChange }: RequirementChoicesProps) {
  const { shortNameOf: nameOf } = useRequirementName(facets.currency);
  const choicesOf = (filter: JobOfferFilterName) => {
    const chosen = filters.requirements[filter];
    const choices = facets.choices.filter((choice) => choice.filter === filter);
    const isListed = chosen === undefined || choices.some(({ value }) => value === chosen);
    return isListed ? choices : [...choices, { filter, value: chosen, count: null }];
  };
  const offered = groups
    .map(([filter, legend]) => ({ filter, legend, choices: choicesOf(filter) }))
    .filter(({ choices }) => choices.length > 0);
  const flags = switches.flatMap(choicesOf);
  return (
    <>
      {offered.map(({ filter, legend, choices }) => (
        <ChoiceGroup key={filter} legend={<FormattedMessage id={legend} />}>
          {[{ value: undefined, count: null }, ...choices].map(({ value, count }) => {
            const isChosen = filters.requirements[filter] === value;
            return (
              <Choice
                key={value ?? 'any'}
                type="radio"
                name={filter}
                checked={isChosen}
                disabled={count === 0 && !isChosen}
                onChange={() => onChange(withRequirement(filters, filter, value))}
              >
                {value === undefined ? (
                  <FormattedMessage id="requirement.any" />
                ) : (
                  <CountedName name={nameOf(filter, value)} count={count} />
                )}
              </Choice>
            );
          })}
        </ChoiceGroup>
      ))}
      {flags.length > 0 && (
        <ChoiceGroup legend={<FormattedMessage id="requirement.more" />}>
          {flags.map(({ filter, value, count }) => {
            const isChosen = filters.requirements[filter] === value;
            return (
              <Choice
                key={filter}
                type="checkbox"
                name={filter}
                checked={isChosen}
                disabled={count === 0 && !isChosen}
                onChange={() => onChange(withRequirement(filters, filter, isChosen ? undefined : value))}
              >
                <CountedName name={nameOf(filter, value)} count={count} />
              </Choice>
            );
          })}
        </ChoiceGroup>
      )}
    </>
  );
}
