import { useEffect, useState } from 'react';
import { readSession, writeSession } from '../../browser/storage/sessionStore.ts';
import { storedFields } from '../../browser/storage/storedJson.ts';
import { isWeekField } from './weekFields.ts';
import { isOtherThan, type WeekValues } from './weekInQuery.ts';

type Query = Readonly<Record<string, unknown>>;

const entry = 'week';

/**
 * The query with the values that a visitor last sent to the calculator in place of its defaults, at whichever gig, if it has none of
 * its own. It has them after hydration, because the server does not know them.
 */
export const useRememberedWeek = (query: Query, defaults: WeekValues): Query => {
  const sent = Object.entries(query).filter(([name, value]) => isWeekField(name) && value !== undefined);
  const typed = JSON.stringify(
    Object.fromEntries(
      sent.filter(([name]) => isWeekField(name) && isOtherThan(query, name, defaults[name])),
    ),
  );
  const isSent = sent.length > 0;
  const [before, setBefore] = useState<Query>({});
  useEffect(() => {
    if (isSent) writeSession(entry, typed);
    else setBefore(storedFields(readSession(entry)));
  }, [isSent, typed]);
  return isSent ? query : { ...query, ...before };
};
