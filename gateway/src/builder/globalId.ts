import { uuid } from '@citygigs/server/http/uuid.ts';
import { badId } from './badArgument.ts';

/** A Relay id, unique across all types. */
export const toGlobalId = (typename: string, id: string | number | bigint): string =>
  typeof id === 'number' ? btoa(`${typename}:${id}`) : Buffer.from(`${typename}:${id}`).toString('base64');

export const fromGlobalId = (globalId: string): { readonly typename: string; readonly id: string } => {
  const bytes = Buffer.from(globalId, 'base64');
  const [, typename, id] = /^(\w+):(.+)$/s.exec(bytes.toString('utf8')) ?? [];
  // Decoding ignores characters that are not base64.
  const isWhole = bytes.toString('base64') === globalId;
  if (!isWhole || typename === undefined || id === undefined) throw badId(globalId, 'the graph');
  return { typename, id };
};

/** The largest id of the services, a 32-bit integer. */
const maxRowId = 2_147_483_647;

/** The row number of an id argument, which is a global id of the type or the plain number. */
export const rowId = (typename: string, id: string | number): number => {
  const text = String(id);
  const plain = /^\d+$/.test(text) ? { typename, id: text } : fromGlobalId(text);
  const row = Number(plain.id);
  if (plain.typename !== typename || !Number.isInteger(row) || row < 1 || row > maxRowId)
    throw badId(text, `a ${typename}`);
  return row;
};

/** The row number of an optional id argument; null if it is absent. */
export const optionalRowId = (typename: string, id: string | number | null | undefined): number | null =>
  id === null || id === undefined ? null : rowId(typename, id);

/** The key of an offer: the number of a gig offer, or the UUID of a full-time offer. */
export const offerKey = (id: string | number): number | string => {
  const text = String(id);
  const found = /^\d+$/.test(text) ? null : fromGlobalId(text);
  return found?.typename === 'MoreJobOffer' && uuid.test(found.id) ? found.id : rowId('JobOffer', text);
};

const feedId = /^\d+-[\w-]+$/;

/** The id of a full-time offer as in URLs, from such an id or a global one. */
export const moreJobKey = (id: string): string => {
  if (uuid.test(id) || feedId.test(id)) return id;
  const found = fromGlobalId(id);
  if (found.typename !== 'MoreJobOffer') throw badId(id, 'a MoreJobOffer');
  return found.id;
};

/** Whether it is two letters, optionally with a region: `pt`, `pt-BR`. */
const isLanguageCode = (text: string): boolean => /^[a-z]{2}(-[a-z]{2})?$/i.test(text);

/** The code of a language, from the id of a Language or UserLanguage or from the code itself. */
export const languageCode = (id: string | number): string => {
  const text = String(id);
  if (isLanguageCode(text)) return text;
  const found = fromGlobalId(text);
  const [code = ''] = found.id.split(':');
  if (!['Language', 'UserLanguage'].includes(found.typename) || !isLanguageCode(code))
    throw badId(text, 'a Language');
  return code;
};

/** The key of a row whose number is its id. */
const rowKey = (typename: string, id: string): string => String(rowId(typename, id));

/** The key of a row whose id is a text of this form. */
const textKey =
  (form: RegExp) =>
  (typename: string, id: string): string => {
    if (!form.test(id)) throw badId(id, `a ${typename}`);
    return id.toLowerCase();
  };

/** How the keys of the types that `node` reads are written. */
const nodeKeys: Readonly<Record<string, (typename: string, id: string) => string>> = {
  Category: rowKey,
  City: rowKey,
  CityCategory: textKey(/^\d{1,10}-\d{1,10}$/),
  JobOffer: rowKey,
  MoreJobOffer: textKey(uuid),
  Partner: rowKey,
  Post: rowKey,
  Review: rowKey,
  ReviewOpportunity: rowKey,
  SavedSearch: textKey(uuid),
  User: (_typename, id) => id,
  UserJobOffer: rowKey,
};

/** The type and key of a node's id. */
export const nodeId = (globalId: string): { readonly typename: string; readonly id: string } => {
  const { typename, id } = fromGlobalId(globalId);
  const keyOf = nodeKeys[typename];
  if (keyOf === undefined) throw badId(globalId, `${Object.keys(nodeKeys).join(', ')}, but of ${typename}`);
  return { typename, id: keyOf(typename, id) };
};
