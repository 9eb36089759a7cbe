import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { UserApplicationQuery } from '../../__generated__/UserApplicationQuery.graphql.ts';
import { namesOf, type NamedUser } from '../../auth/userName.ts';
import { useViewerData } from '../../relay/useViewerData.ts';
import { ApplicantFields, type ApplicantFieldsProps } from './ApplicantFields.tsx';
import { filledFrom, type ApplicantForm } from '../../auth/applicant/applicant.ts';
import { applicantDraft } from '../../auth/applicant/applicantDraft.ts';
import classes from './apply.module.css';
import { SubmitButton } from '../../ui/button/SubmitButton.tsx';

interface User extends NamedUser {
  readonly metadata?:
    | (NonNullable<NamedUser['metadata']> & { readonly phone?: string | null | undefined })
    | null
    | undefined;
}

const applicantOf = (user: User): ApplicantForm => {
  const { givenName, familyName } = namesOf(user);
  return {
    email: user.email ?? '',
    given_name: givenName,
    family_name: familyName,
    phone: user.metadata?.phone ?? '',
  };
};

/** What the company does not get: names of the choices in the message. */
const missingIn = (name: string, phone: string): 'name' | 'phone' | 'both' | null => {
  if (name !== '') return phone === '' ? 'phone' : null;
  return phone === '' ? 'both' : 'name';
};

/** The application of a signed-in user, with the data of the profile: there is no form, unless the user asks for it. */
export function UserApplication(props: ApplicantFieldsProps) {
  const { onSend, partnerName, rejected, sending } = props;
  const viewer = useViewerData<UserApplicationQuery>(
    graphql`
      query UserApplicationQuery {
        viewer {
          email
          givenName
          familyName
          identityProvider
          metadata {
            givenName
            familyName
            phone
          }
        }
      }
    `,
    { onlyIfMissing: true },
  );
  const [editing, setEditing] = useState(false);
  if (viewer.state === 'loading') return <div className={classes['waiting']} aria-busy="true" />;
  const user = viewer.state === 'done' ? viewer.data.viewer : null;
  if (!user?.email) return <ApplicantFields {...props} />;
  const profile = applicantOf(user);
  if (editing || Object.keys(rejected).length > 0)
    return <ApplicantFields {...props} profile={profile} takesFocus={editing} />;
  // What the profile lacks may have been typed before.
  const applicant = { ...filledFrom(profile, applicantDraft()), email: profile.email };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend(applicant);
  };
  const name = `${applicant.given_name} ${applicant.family_name}`.trim();
  const missing = missingIn(name, applicant.phone);
  return (
    <form className={classes['form']} onSubmit={submit}>
      <p className={classes['details']}>
        {[name, applicant.email, applicant.phone].filter(Boolean).map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </p>
      {missing !== null && (
        <p className={classes['missing']}>
          <FormattedMessage id="lead.missing" values={{ missing }} />
        </p>
      )}
      <Button
        className={classes['clear'] ?? ''}
        variant="subtle"
        size="compact-sm"
        onClick={() => setEditing(true)}
      >
        <FormattedMessage id={missing === null ? 'lead.change' : 'lead.add'} />
      </Button>
      <p className={classes['privacy']}>
        <FormattedMessage id="directApply.privacy" values={{ partner: partnerName }} />
      </p>
      <SubmitButton data-autofocus label="directApply.submit" sendingLabel="form.sending" sending={sending} />
    </form>
  );
}
