import { AccountPage } from './AccountPage.tsx';

/** Where visitors change what is known of them. */
export function ProfileEditPage() {
  return <AccountPage title="account.edit.title" text="account.edit.text" />;
}
