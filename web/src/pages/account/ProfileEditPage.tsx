import { AccountPage } from './AccountPage.tsx';

/** The form for the visitor's profile. */
export function ProfileEditPage() {
  return <AccountPage title="account.edit.title" text="account.edit.text" />;
}
