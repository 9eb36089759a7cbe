import { withoutParameters } from '../../../paths/searchOf.ts';
import type { ModalData } from '../../../shell/modals/modalData.ts';
import '../authModals.ts';

type Named<Name extends keyof ModalData> = { readonly name: Name; readonly data: ModalData[Name] };

const names = ['modal', 'screen', 'email', 'token', 'secretHash'];

/** The query without the parameters that name a modal. */
export const withoutModal = (search: string): string => withoutParameters(search, names);

/** The modal that a query opens; null when it names none, or lacks a part of a link to choose a new password. */
export const modalFrom = (
  search: string,
): Named<'Auth'> | Named<'Onboarding'> | Named<'ResetPassword'> | null => {
  const query = new URLSearchParams(search);
  const [email, token, secretHash] = ['email', 'token', 'secretHash'].map((name) => query.get(name) ?? '');
  switch (query.get('modal')) {
    case 'Auth':
      return { name: 'Auth', data: { screen: query.get('screen') === 'login' ? 'login' : 'signup' } };
    case 'Onboarding':
      return { name: 'Onboarding', data: { isAboveSignUp: false } };
    case 'ResetPassword':
      return email && token && secretHash
        ? { name: 'ResetPassword', data: { email, token, secretHash } }
        : null;
    default:
      return null;
  }
};
