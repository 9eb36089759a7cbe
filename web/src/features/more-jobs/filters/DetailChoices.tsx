import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  DetailChoices_facets$key,
  MoreJobFilterName,
} from '../../../__generated__/DetailChoices_facets.graphql.ts';
import type { MessageId } from '../../../i18n/messageId.ts';
import { Choice } from '../../../ui/field/Choice.tsx';
import { ChoiceGroup } from '../../../ui/field/ChoiceGroup.tsx';
import { CountedName } from '../../filters/CountedName.tsx';
import { contractFromText } from '../search/contract.ts';
import type { MoreJobDetails } from '../search/moreJobDetails.ts';
import type { MoreJobSearch } from '../search/moreJobSearch.ts';
import { useDetailName } from './useDetailName.ts';

interface DetailChoicesProps {
  readonly search: MoreJobSearch;
  /** The name of the city; null without one. */
  readonly city: string | null;
  /** Null or undefined until the choices are counted. */
  readonly facets: DetailChoices_facets$key | null | undefined;
  /** Whether the counts are those of `search`. */
  readonly isCounted: boolean;
  readonly onChoose: (change: Partial<MoreJobDetails>) => void;
}

interface Group {
  readonly filter: MoreJobFilterName;
  readonly legend: MessageId;
  readonly detail: keyof MoreJobDetails;
}

const groups: readonly Group[] = [
  { filter: 'RADIUS', legend: 'jobFilter.distance', detail: 'radius' },
  { filter: 'CONTRACT', legend: 'moreJob.contract', detail: 'contract' },
  { filter: 'PAY_FROM', legend: 'jobFilter.pay', detail: 'payFrom' },
  { filter: 'POSTED_WITHIN', legend: 'moreJob.posted', detail: 'postedWithin' },
];

/** What the jobs must fulfil besides their place and words: only what divides them, and what is chosen. */
export function DetailChoices({ search, city, facets: key, isCounted, onChoose }: DetailChoicesProps) {
  const facets = useFragment<DetailChoices_facets$key>(
    graphql`
      fragment DetailChoices_facets on MoreJobFacets {
        choices {
          filter
          value
          count
        }
        currency
        isExact
      }
    `,
    key ?? null,
  );
  const { shortNames } = useDetailName(facets?.currency ?? null);
  const nameOf = (detail: keyof MoreJobDetails, value: string): string => {
    if (detail !== 'contract') return shortNames[detail](Number(value));
    const contract = contractFromText(value);
    return contract === null ? value : shortNames.contract(contract);
  };
  return groups.map(({ filter, legend, detail }) => {
    const chosen = search[detail];
    const isChosen = (value: string) =>
      chosen !== null &&
      (detail === 'contract' ? contractFromText(value) === chosen : value === String(chosen));
    const choices = facets?.choices.filter((choice) => choice.filter === filter) ?? [];
    const listed =
      chosen === null || choices.some(({ value }) => isChosen(value))
        ? choices
        : [...choices, { value: String(chosen), count: null }];
    if (listed.length === 0) return null;
    return (
      <ChoiceGroup key={filter} legend={<FormattedMessage id={legend} />}>
        {[null, ...listed].map((choice) => (
          <Choice
            key={choice?.value ?? 'any'}
            type="radio"
            name={filter}
            checked={choice === null ? chosen === null : isChosen(choice.value)}
            disabled={choice !== null && isCounted && choice.count === 0 && !isChosen(choice.value)}
            onChange={() => onChoose({ [detail]: choice === null ? null : valueOf(detail, choice.value) })}
          >
            {choice === null ? (
              detail === 'radius' && city !== null ? (
                <FormattedMessage id="jobFilter.onlyCity" values={{ city }} />
              ) : (
                <FormattedMessage id="requirement.any" />
              )
            ) : (
              <CountedName name={nameOf(detail, choice.value)} count={isCounted ? choice.count : null} />
            )}
          </Choice>
        ))}
      </ChoiceGroup>
    );
  });
}

const valueOf = (detail: keyof MoreJobDetails, value: string) =>
  detail === 'contract' ? contractFromText(value) : Number(value);
