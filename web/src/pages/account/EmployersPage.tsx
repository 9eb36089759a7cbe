import { AccountPage } from './AccountPage.tsx';

/** The companies that the visitor applied to. */
export function EmployersPage() {
  return <AccountPage title="account.employers.title" text="account.employers.text" />;
}
