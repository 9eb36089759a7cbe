import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { useLazyLoadQuery } from 'react-relay/hooks';
import type { UserApplicationQuery } from '../../__generated__/UserApplicationQuery.graphql.ts';
import { namesOf, type NamedUser } from '../../auth/userName.ts';
import { ofViewer } from '../../relay/needing.ts';
import { ApplicantFields, type ApplicantFieldsProps } from './ApplicantFields.tsx';
import { filledFrom, type ApplicantForm } from '../../auth/applicant/applicant.ts';
import { applicantDraft } from '../../auth/applicant/applicantDraft.ts';
import { useUpdateMetadata } from '../profile/useUpdateMetadata.ts';
import classes from './apply.module.css';
import { QueryBoundary } from '../../shell/QueryBoundary.tsx';
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

const isComplete = ({ given_name, family_name, phone }: ApplicantForm): boolean =>
  given_name !== '' && family_name !== '' && phone !== '';

/** What of an application the profile lacks. */
const additionsTo = (profile: ApplicantForm, form: ApplicantForm) => {
  const [givenName, familyName] = [form.given_name.trim(), form.family_name.trim()];
  const phone = form.phone.trim();
  return {
    ...(profile.given_name === '' && givenName !== '' && { givenName }),
    ...(profile.family_name === '' && familyName !== '' && { familyName }),
    ...(profile.phone === '' && phone !== '' && { phone }),
  };
};

interface LeadProps {
  readonly id: 'lead.profile' | 'lead.form';
  readonly partner: string;
}

/** What the company gets. */
function Lead({ id, partner }: LeadProps) {
  return (
    <p className={classes['lead']}>
      <FormattedMessage id={id} values={{ partner }} />
    </p>
  );
}

/** The form of a user whose account cannot be read. */
function UnknownApplicant(props: ApplicantFieldsProps) {
  return (
    <>
      <Lead id="lead.form" partner={props.partnerName} />
      <ApplicantFields {...props} />
    </>
  );
}

function ProfileApplication({ fetchKey, ...props }: ApplicantFieldsProps & { readonly fetchKey: number }) {
  const { onSend, partnerName, sender } = props;
  const { viewer } = useLazyLoadQuery<UserApplicationQuery>(
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
    {},
    { ...ofViewer, fetchKey },
  );
  const [updateMetadata] = useUpdateMetadata();
  const [editing, setEditing] = useState(false);
  if (!editing && sender.refusal.fields) setEditing(true);
  if (!viewer?.email) return <UnknownApplicant {...props} />;
  const profile = applicantOf(viewer);
  // What the profile lacks may have been typed before.
  const applicant = { ...filledFrom(profile, applicantDraft()), email: profile.email };
  const send = async (form: ApplicantForm): Promise<boolean> => {
    const isSent = await onSend(form);
    const additions = additionsTo(profile, form);
    if (isSent && Object.keys(additions).length > 0) void updateMetadata(additions);
    return isSent;
  };
  const note = (
    <p className={classes['missing']}>
      <FormattedMessage id="lead.keep" />
    </p>
  );
  if (editing)
    return (
      <>
        <Lead id="lead.form" partner={partnerName} />
        <ApplicantFields
          {...props}
          onSend={send}
          profile={profile}
          takesFocus
          note={isComplete(profile) ? null : note}
        />
      </>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(applicant);
  };
  const name = `${applicant.given_name} ${applicant.family_name}`.trim();
  const missing = missingIn(name, applicant.phone);
  return (
    <form className={classes['form']} onSubmit={submit}>
      <Lead id="lead.profile" partner={partnerName} />
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
      {Object.keys(additionsTo(profile, applicant)).length > 0 && note}
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
      <SubmitButton
        data-autofocus
        label="directApply.submit"
        sendingLabel="form.sending"
        sending={sender.sending}
      />
    </form>
  );
}

/**
 * The application of a signed-in user, with the data of the profile: there is no form, unless the user asks for it. What the
 * profile lacks is saved there once it is sent.
 */
export function UserApplication(props: ApplicantFieldsProps) {
  return (
    <QueryBoundary
      waiting={<div className={classes['waiting']} aria-busy="true" />}
      failed={<UnknownApplicant {...props} />}
    >
      {(fetchKey) => <ProfileApplication {...props} fetchKey={fetchKey} />}
    </QueryBoundary>
  );
}
