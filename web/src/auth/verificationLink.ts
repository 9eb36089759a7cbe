const parameter = 'verification_code';

/** Whether the query is that of a verification link. */
export const isVerificationLink = (search: string): boolean =>
  Boolean(new URLSearchParams(search).get(parameter));

/** A path and query without the code of a verification link, which the login uses up. */
export const withoutVerificationCode = (path: string): string => {
  const [pathname = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
};
