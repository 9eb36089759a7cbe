import { parsedUrl } from './parsedUrl.ts';

/** Where the pictures of Google and Facebook accounts are; the policy of pages allows no other pictures of users. */
export const pictureOrigins = [
  'https://lh3.googleusercontent.com',
  'https://platform-lookaside.fbsbx.com',
] as const;

/** The address of a user's picture at their identity provider; null if it is anywhere else. */
export const providerPicture = (url: string | null | undefined): string | null =>
  url && pictureOrigins.some((origin) => parsedUrl(url)?.origin === origin) ? url : null;
