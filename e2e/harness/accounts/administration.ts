import { identityAdminKey } from './poolSettings.ts';

/** Administers an account at the embedded identity service: disables, enables or deletes it, or ends its sign-ins. */
export const administer = async (
  identity: string,
  userId: string,
  action: 'disable' | 'enable' | 'sign-out' | 'delete',
): Promise<void> => {
  const url = `${identity}/admin/users/${encodeURIComponent(userId)}`;
  const answer = await fetch(action === 'delete' ? url : `${url}/${action}`, {
    method: action === 'delete' ? 'DELETE' : 'POST',
    headers: { authorization: `Bearer ${identityAdminKey}` },
  });
  if (!answer.ok) throw new Error(`${action}: ${answer.status}`);
};
