import { identityAdminKey } from './poolSettings.ts';

/** Carries out an operation of the admin interface on an account. */
export const administer = async (
  { identity }: { readonly identity: string },
  userId: string,
  operation: 'disable' | 'enable',
): Promise<void> => {
  const answer = await fetch(`${identity}/admin/users/${userId}/${operation}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${identityAdminKey}` },
  });
  if (!answer.ok) throw new Error(`${operation}: ${answer.status} ${await answer.text()}`);
};
