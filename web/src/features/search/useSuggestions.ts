import { graphql } from 'react-relay';
import type { useSuggestionsQuery } from '../../__generated__/useSuggestionsQuery.graphql.ts';
import { useLatest } from '../../relay/useLatest.ts';
import { useUnsuspendedQuery } from '../../relay/useUnsuspendedQuery.ts';
import { useFoundRows, type FoundRow } from './foundRows.ts';
import { useMeantList } from './useMeantList.ts';
import { useSettledText } from './useSettledText.ts';

interface Suggestions {
  /** The best results of what was typed, or of what was typed before, until these are there. */
  readonly rows: readonly FoundRow[];
  readonly state: 'loading' | 'failed' | 'none' | 'found';
}

/** What the graph finds for a text while it is typed, the list of gigs that it means first; near a city, what is there comes first. */
export const useSuggestions = (text: string, near: string | null): Suggestions => {
  const asked = useSettledText(text);
  const data = useUnsuspendedQuery<useSuggestionsQuery>(
    graphql`
      query useSuggestionsQuery($text: String!, $near: String) {
        search(text: $text, near: $near, first: 8) {
          place {
            slug
            name
          }
          ...useMeantList_search
          edges {
            ...foundRows_edges
          }
        }
      }
    `,
    asked === '' ? null : { text: asked, near },
  );
  const search = data?.search;
  const shown = useLatest(search);
  const edges = shown?.edges.flatMap((edge) => edge ?? []);
  const found = useFoundRows(edges, shown?.place);
  const list = useMeantList(shown);
  const rows = list ? [list, ...found.filter(({ path }) => path !== list.path)] : found;
  if (asked !== text || data === undefined) return { rows, state: 'loading' };
  if (!search) return { rows: [], state: 'failed' };
  return { rows, state: rows.length === 0 ? 'none' : 'found' };
};
