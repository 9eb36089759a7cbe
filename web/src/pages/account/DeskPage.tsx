import { AccountPage } from './AccountPage.tsx';

/** Applications and saved gigs. */
export function DeskPage() {
  return <AccountPage title="header.myDesk" text="account.desk.text" />;
}
