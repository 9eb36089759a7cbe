import { useRouter } from 'found';
import { useEffect, useRef, useState } from 'react';
import { useLocalPath } from '../../../paths/useLocalPath.ts';
import { moreJobsTo, searchToQuery, tidyKeyword, type MoreJobSearch } from './moreJobSearch.ts';

const debounceMs = 250;

interface InstantSearch {
  /** The values of the form: the search of the address, and what is being typed. */
  readonly draft: MoreJobSearch;
  /** Searches once the typing pauses. */
  readonly type: (keyword: string) => void;
  /** Searches at once. */
  readonly choose: (change: Partial<MoreJobSearch>) => void;
}

/**
 * Searches while the visitor types. What is typed replaces the address, so that Back leaves the search, and a choice adds one, so that
 * Back takes it back; the router drops outdated answers.
 */
export const useInstantSearch = (search: MoreJobSearch): InstantSearch => {
  const { router } = useRouter();
  const localPath = useLocalPath();
  const [draft, setDraft] = useState(search);
  const latest = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const shown = searchToQuery(search);
  const sent = useRef(shown);

  const show = (next: MoreJobSearch) => {
    latest.current = next;
    setDraft(next);
  };
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  const applyChange = (change: Partial<MoreJobSearch> = {}) => {
    stop();
    show({ ...latest.current, ...change, chosen: true });
    const next = { ...latest.current, keyword: tidyKeyword(latest.current.keyword ?? '') };
    if (searchToQuery(next) === sent.current) return;
    sent.current = searchToQuery(next);
    const to = localPath(moreJobsTo(next));
    if (Object.keys(change).length > 0) router.push(to);
    else router.replace(to);
  };

  useEffect(() => {
    if (shown === sent.current) return;
    // The address changed in another way, for example by Back. Text being typed meanwhile is kept.
    sent.current = shown;
    latest.current = timer.current === null ? search : { ...search, keyword: latest.current.keyword };
    setDraft(latest.current);
  }, [search, shown]);

  // Cancels the pending search on unmount.
  useEffect(() => stop, []);

  return {
    draft,
    type: (keyword) => {
      stop();
      show({ ...latest.current, keyword });
      timer.current = setTimeout(() => applyChange(), debounceMs);
    },
    choose: applyChange,
  };
};
