import { useEffect, useState } from 'react';
import { readSession, writeSession } from '../../browser/storage/sessionStore.ts';
import { storedFields } from '../../browser/storage/storedJson.ts';
import { isWeekField } from './weekInQuery.ts';

type Query = Readonly<Record<string, unknown>>;

const entry = 'week';

/**
 * The query with the values that were last sent to the calculator, at whichever offer, if it has none of its own. It has them after
 * hydration, because the server does not know them.
 */
export const useRememberedWeek = (query: Query): Query => {
  const sent = JSON.stringify(Object.entries(query).filter(([name]) => isWeekField(name)));
  const [before, setBefore] = useState<Query>({});
  useEffect(() => {
    if (sent === '[]') setBefore(storedFields(readSession(entry)));
    else writeSession(entry, JSON.stringify(Object.fromEntries(JSON.parse(sent) as [string, unknown][])));
  }, [sent]);
  return sent === '[]' ? { ...query, ...before } : query;
};
