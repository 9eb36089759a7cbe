import { Type } from 'typebox';
import limits from '../../../../../schema/limits.json' with { type: 'json' };
import { authorised, authorisationFailures, foundForUser } from '../../../rest/authorised.ts';
import { listOf } from '../../../rest/listOf.ts';
import { operation } from '../../../rest/operation.ts';
import { InvalidRequest } from '../../../rest/problem.ts';
import { SavedSearch, SavedSearchesChanged, Search, SearchAlert } from './savedSearchSchema.ts';

const searches = (description: string) =>
  Type.Optional(Type.Array(Search, { maxItems: limits.savedSearches, description }));

const changed = { 204: Type.Null(), 400: InvalidRequest, ...authorisationFailures, 422: InvalidRequest };

export const listMySavedSearches = operation('GET', '/my/saved_searches', {
  operationId: 'listMySavedSearches',
  summary: 'List the searches that the user saved, latest first',
  ...authorised,
  response: foundForUser(listOf(SavedSearch, 'SavedSearchList')),
});

export const changeMySavedSearches = operation('PATCH', '/my/saved_searches', {
  operationId: 'changeMySavedSearches',
  summary: 'Save searches and remove saved ones',
  description: `A repeated request changes nothing. 200 when a removal has ended mails, which the answer names; otherwise 204. Searches with an unknown city or category are ignored, because a browser may have saved them long ago. 422 \`too_many\`: the user would have more than ${limits.savedSearches}, and nothing is changed.`,
  ...authorised,
  body: Type.Object(
    {
      add: searches('The searches to save, the latest first. A saved one keeps its place and its alerts.'),
      remove: searches('The searches to remove, before the others are saved.'),
    },
    { title: 'SavedSearchChange', description: 'The searches to save and to remove.' },
  ),
  response: { 200: SavedSearchesChanged, ...changed },
});

export const setMySearchAlert = operation('PATCH', '/my/saved_searches/alert', {
  operationId: 'setMySearchAlert',
  summary: 'Switch the mails about new offers of a search on or off',
  description: `Switching them on also saves the search. Mails are in the language of the path, unless the user's metadata name another, and at most one a day. 422 \`unconfirmed\`: the user's address is not confirmed; \`no_mails\`: the services cannot know whether it is, so they send no mails; \`unknown\`: there is no such city (\`city_id\`) or category (\`categories\`); \`too_many\`: the user has ${limits.savedSearches} others.`,
  ...authorised,
  body: SearchAlert,
  response: changed,
});
