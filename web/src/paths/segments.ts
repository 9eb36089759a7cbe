/** Patterns of path segments, in the router's dialect (no nested groups). */
export const slug = '[a-z0-9-]+';
export const pageSegment = 'page-\\d+';
export const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** The id of an offer in a feed: a number, a dash and a text. */
export const feedId = '\\d+-[\\w-]+';

/** The number in `page-12`; 1 when there is none. */
export const pageNumberOf = (segment: string | undefined): number => {
  const digits = /^page-(\d+)$/.exec(segment ?? '')?.[1];
  return digits === undefined ? 1 : Number(digits);
};

const title = /^[a-z0-9-]+$/;
const twoNumbers = /^\d+-\d+$/;

/** Whether a segment can be the title of a full-time offer; two numbers with a dash are an id. */
export const isMoreJobTitle = (segment: string): boolean => title.test(segment) && !twoNumbers.test(segment);
