import { IconScale } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { minCompared } from '../../features/comparison/comparedOffers.ts';
import type { StoredOffer } from '../../features/stored-offers/storedOffers.ts';
import { comparePath } from '../../features/comparison/comparePath.ts';
import { comparison } from '../../features/comparison/comparison.ts';
import { useStoredList } from '../../features/stored-offers/useStoredList.ts';
import { cityPath, homePath } from '../../paths/paths.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { wrappingButton } from '../../ui/button/wrappingButton.ts';
import { EmptyState } from '../../ui/card/EmptyState.tsx';

/**
 * Shown when there are fewer than two offers to compare: explains how to choose more, or links to the earlier choice.
 */
export function TooFew({ only }: { readonly only: StoredOffer | undefined }) {
  const chosen = useStoredList(comparison);
  const values = { partner: only?.partner, city: only?.city };
  const toGigs = only === undefined ? homePath : cityPath(only.place.split('/')[0] ?? '');
  return (
    <EmptyState
      icon={<IconScale size={32} stroke={1.5} aria-hidden />}
      title={<FormattedMessage id={only ? 'compare.one.title' : 'compare.none.title'} values={values} />}
      text={<FormattedMessage id="compare.none.text" />}
      action={
        chosen.length >= minCompared ? (
          <LinkButton classNames={wrappingButton} to={comparePath(chosen.map(({ place }) => place))}>
            <FormattedMessage id="compare.bar.go" values={{ count: chosen.length }} />
          </LinkButton>
        ) : (
          <LinkButton classNames={wrappingButton} to={toGigs}>
            <FormattedMessage id={only ? 'city.moreResults' : 'citySearch.submit'} values={values} />
          </LinkButton>
        )
      }
    />
  );
}
