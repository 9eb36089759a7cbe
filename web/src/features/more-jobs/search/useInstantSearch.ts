import { useRouter } from 'found';
import { useEffect, useRef, useState } from 'react';
import { moreJobsPath, withoutLanguage, withoutPage } from '../../../paths/paths.ts';
import { useLocalPath } from '../../../paths/useLocalPath.ts';
import {
  moreJobsTo,
  searchFromQuery,
  searchToQuery,
  tidyKeyword,
  type MoreJobSearch,
} from './moreJobSearch.ts';

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
  const { router, match } = useRouter();
  const localPath = useLocalPath();
  const [draft, setDraft] = useState(search);
  const latest = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  // The router names the coming place as soon as a navigation to it starts, by Back before the jobs are there, too.
  const { pathname, query } = match.location;
  const isList = withoutLanguage(withoutPage(pathname)) === moreJobsPath();
  const coming = searchToQuery(isList ? searchFromQuery(query ?? {}) : search);
  const sent = useRef(coming);

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
    if (coming === sent.current) return;
    // The address changed in another way, for example by Back. Text being typed meanwhile is kept.
    sent.current = coming;
    const next = searchFromQuery(Object.fromEntries(new URLSearchParams(coming)));
    latest.current = timer.current === null ? next : { ...next, keyword: latest.current.keyword };
    setDraft(latest.current);
  }, [coming]);

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
