import { useId, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ProfileForm_viewer$key } from '../../../__generated__/ProfileForm_viewer.graphql.ts';
import { isNameEditable } from '../../../auth/userName.ts';
import { FaultSummary } from '../../../features/apply/FaultSummary.tsx';
import { birthdateFaultValues } from '../../../features/profile/birthdate.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useStoredDraft } from '../frame/useStoredDraft.ts';
import { useFlash } from '../../../shell/flash/FlashContext.tsx';
import { Choice } from '../../../ui/field/Choice.tsx';
import { FormFailure } from '../../../ui/field/FormFailure.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import classes from './edit.module.css';
import { PersonFields } from './PersonFields.tsx';
import {
  changedFields,
  profileFaults,
  profileFieldLabels,
  profileFields,
  profileInput,
  storedDraft,
  type ProfileDraft,
  type ProfileField,
} from './profileDraft.ts';
import { useSaveProfile, type RefusedField } from './useSaveProfile.ts';
import { WorkFields } from './WorkFields.tsx';
import { SubmitButton } from '../../../ui/button/SubmitButton.tsx';

const isProfileField = (name: string | undefined): name is ProfileField =>
  profileFields.some((field) => field === name);

/** The form of the user's profile. */
export function ProfileForm({ viewer: key }: { readonly viewer: ProfileForm_viewer$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const flash = useFlash();
  const prefix = useId();
  const summary = useRef<HTMLDivElement>(null);
  const viewer = useFragment(
    graphql`
      fragment ProfileForm_viewer on User {
        email
        emailConsent
        givenName
        familyName
        identityProvider
        metadata {
          givenName
          familyName
          birthdate
          gender
          phone
          typeOfJobs
          workFromHome
        }
      }
    `,
    key,
  );
  const [save, isInFlight] = useSaveProfile();
  const stored = storedDraft(viewer);
  const changesOf = (values: Partial<ProfileDraft>) => changedFields(stored, { ...stored, ...values });
  const [typed, setTyped] = useStoredDraft<Partial<ProfileDraft>>(
    'profile',
    {},
    (values) => Object.keys(changesOf(values)).length > 0,
  );
  const draft = { ...stored, ...typed };
  const changed = changesOf(typed);
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedField[]>([]);
  const [failed, setFailed] = useState(false);

  const today = new Date().toISOString().slice(0, 10);
  const own = checked ? profileFaults(draft, today) : {};
  const faults = profileFields.flatMap((field) => {
    const id = own[field];
    const messages =
      id === undefined
        ? refused.filter((one) => one.field?.[0] === field).map(({ message }) => message)
        : [intl.formatMessage({ id }, birthdateFaultValues)];
    return messages.map((message) => ({
      field,
      id: prefix + field,
      label: profileFieldLabels[field],
      message,
    }));
  });
  const errorsOf = (field: ProfileField) =>
    faults.filter((fault) => fault.field === field).map(({ message }) => message);
  const change = (next: Partial<ProfileDraft>) => {
    setTyped({ ...typed, ...next });
    setRefused([]);
  };
  const editable = isNameEditable(viewer.identityProvider);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isInFlight) return;
    setChecked(true);
    setFailed(false);
    const toSummary = () => requestAnimationFrame(() => summary.current?.focus());
    if (Object.keys(profileFaults(draft, today)).length > 0) {
      toSummary();
      return;
    }
    const outcome = await save(profileInput(changed, language), stored.typeOfJobs);
    if (outcome === 'saved') {
      // What was typed meanwhile stays; all else shows what is stored now.
      setTyped((latest) => changedFields(draft, { ...draft, ...latest }));
      flash({
        variation: 'success',
        source: 'profile',
        pushable: false,
        message: <FormattedMessage id="profile.saved" />,
      });
    } else if (outcome !== 'failed' && outcome.every(({ field }) => isProfileField(field?.[0]))) {
      setRefused(outcome);
      toSummary();
    } else setFailed(true);
  };
  return (
    <form noValidate className={classes['form']} onSubmit={(event) => void submit(event)}>
      {faults.length > 0 && <FaultSummary ref={summary} faults={faults} />}
      <Panel title={<FormattedMessage id="profile.details" />}>
        <PersonFields
          {...{ draft, change, errorsOf, prefix }}
          namesFrom={editable ? null : viewer.identityProvider === 'GOOGLE' ? 'Google' : 'Facebook'}
        />
      </Panel>
      <Panel title={<FormattedMessage id="profile.work" />}>
        <WorkFields {...{ draft, change }} />
      </Panel>
      <Panel title={<FormattedMessage id="profile.messages" />}>
        <Choice
          type="checkbox"
          name="emailConsent"
          checked={draft.emailConsent}
          onChange={(event) => change({ emailConsent: event.currentTarget.checked })}
        >
          <FormattedMessage id="profile.emailConsent" />
        </Choice>
      </Panel>
      {failed && <FormFailure />}
      <SubmitButton
        className={classes['save'] ?? ''}
        fullWidth={false}
        label="form.save"
        sendingLabel="form.saving"
        sending={isInFlight}
      />
    </form>
  );
}
