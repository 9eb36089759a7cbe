import { GraphQLError } from 'graphql';

const badId = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });

/** An id that is unique among all types, as Relay wants it. */
export const toGlobalId = (typename: string, id: string | number | bigint): string =>
  Buffer.from(`${typename}:${id}`).toString('base64');

export const fromGlobalId = (globalId: string): { readonly typename: string; readonly id: string } => {
  const bytes = Buffer.from(globalId, 'base64');
  const [, typename, id] = /^(\w+):(.+)$/s.exec(bytes.toString('utf8')) ?? [];
  // Decoding passes over whatever is no base64.
  const isWhole = bytes.toString('base64') === globalId;
  if (!isWhole || typename === undefined || id === undefined) throw badId('This is not an id of the graph');
  return { typename, id };
};

/** As large as the services count rows. */
const largestRow = 2_147_483_647;

/** The number behind an id argument: a global id of the type, or the plain number itself. */
export const rowId = (typename: string, id: string | number): number => {
  const text = String(id);
  const plain = /^\d+$/.test(text) ? { typename, id: text } : fromGlobalId(text);
  const row = Number(plain.id);
  if (plain.typename !== typename || !Number.isInteger(row) || row < 1 || row > largestRow)
    throw badId(`This is not an id of a ${typename}`);
  return row;
};

/** The same for an argument that may be left out. */
export const optionalRowId = (typename: string, id: string | number | null | undefined): number | null =>
  id === null || id === undefined ? null : rowId(typename, id);

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What an offer is kept by: the number of one of ours, or the UUID of a full-time offer. */
export const offerKey = (id: string | number): number | string => {
  const text = String(id);
  const found = /^\d+$/.test(text) ? null : fromGlobalId(text);
  return found?.typename === 'MoreJobOffer' && uuid.test(found.id) ? found.id : rowId('JobOffer', text);
};

const feedId = /^\d+-[\w-]+$/;

/** The id of a full-time offer as it stands in URLs: given so, or as a global id. */
export const moreJobKey = (id: string): string => {
  if (uuid.test(id) || feedId.test(id)) return id;
  const found = fromGlobalId(id);
  if (found.typename !== 'MoreJobOffer') throw badId('This is not an id of a MoreJobOffer');
  return found.id;
};

const languageCodePattern = /^[a-z]{2}$/i;

/** The code behind the id of a language, or of one that a user speaks; or the code itself. */
export const languageCode = (id: string | number): string => {
  const text = String(id);
  if (languageCodePattern.test(text)) return text;
  const found = fromGlobalId(text);
  const [code = ''] = found.id.split(':');
  if (!['Language', 'UserLanguage'].includes(found.typename) || !languageCodePattern.test(code))
    throw badId('This is not an id of a Language');
  return code;
};

/** What can be read again by its id alone. */
const nodeTypes = ['City', 'JobOffer', 'Partner', 'Post'];

/** The type and row of a node's id. */
export const nodeId = (globalId: string): { readonly typename: string; readonly id: string } => {
  const { typename } = fromGlobalId(globalId);
  if (!nodeTypes.includes(typename)) {
    throw badId(`\`node\` reads ids of ${nodeTypes.join(', ')}: this is one of a ${typename}`);
  }
  return { typename, id: String(rowId(typename, globalId)) };
};
