import { AccountPage } from './AccountPage.tsx';

/** Who the visitor is. */
export function ProfilePage() {
  return <AccountPage title="account.profile.title" text="account.profile.text" />;
}
