import { AccountPage } from './AccountPage.tsx';

/** The visitor's profile. */
export function ProfilePage() {
  return <AccountPage title="account.profile.title" text="account.profile.text" />;
}
